import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A server under measurement, in a process of its own. */
export interface Server {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  firstAnswer: number;
  /** Whether the process still lives. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** Milliseconds a server may take to answer for the first time. */
const START_TIMEOUT = 60_000;
/** Milliseconds between two tries. */
const PAUSE = 5;
/** Milliseconds a server has to end by itself. */
const GRACE = 5000;

/** Starts `node <arguments>` and waits until `path` is answered. Rejects when the process ends first. */
export async function startServer(
  arguments_: string[],
  url: string,
  path: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, arguments_, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { pid } = child;
  if (pid === undefined) throw new Error(`node ${arguments_.join(' ')} did not start.`);
  while (performance.now() - started < START_TIMEOUT) {
    const status = await fetch(`${url}${path}`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => undefined,
    );
    if (status === 200) break;
    if (child.exitCode !== null) throw new Error(`node ${arguments_.join(' ')} ended by itself.`);
    await delay(PAUSE);
  }
  return {
    url,
    pid,
    firstAnswer: performance.now() - started,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout.trim()) / 1024);
}

/** Milliseconds of a tick of the counters below, on Linux. */
const TICK = 10;

/** Milliseconds of processor time that a process has used; NaN where the system does not say. */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // What follows the name, which may hold blanks: user and system time are the 12th and 13th.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
