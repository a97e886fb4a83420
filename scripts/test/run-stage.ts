import { type ChildProcess, spawn } from 'node:child_process';
import type { Choice } from './selection.ts';

export interface Outcome {
  ok: boolean;
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    // A group of its own: what a stage has started must not outlive it.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Ends every stage that runs, with all that it has started. */
export function endStages(): void {
  for (const child of running) end(child);
}

/** Runs a stage and tells whether it succeeded in time, and what it printed. */
export function runStage(
  { stage: { script, minutes = 5 }, args }: Choice,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(
      'npm',
      ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
      {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
        detached: process.platform !== 'win32',
      },
    );
    running.add(child);
    const chunks: Buffer[] = [];
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded: it had not finished after ${minutes} minutes.\n`));
      end(child);
    }, minutes * 60_000);
    function finish(ok: boolean, output: string): void {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0, Buffer.concat(chunks).toString()));
  });
}

/**
 * Runs stages and hands over each outcome in their order. Light ones that follow each other run at most
 * `width` at a time; every other one has the machine to itself, which its time limits count on.
 */
export async function runInOrder<T extends { stage: { light?: true } }>(
  choices: readonly T[],
  width: number,
  run: (choice: T) => Promise<Outcome>,
  told: (choice: T, outcome: Outcome) => void,
): Promise<void> {
  const started: { choice: T; outcome: Promise<Outcome> }[] = [];
  async function tellFirst(): Promise<void> {
    const first = started.shift();
    if (first) told(first.choice, await first.outcome);
  }
  for (const choice of choices) {
    const limit = choice.stage.light ? width : 1;
    while (started.length >= limit || (started.length > 0 && !choice.stage.light))
      await tellFirst();
    started.push({ choice, outcome: run(choice) });
    if (!choice.stage.light) await tellFirst();
  }
  while (started.length > 0) await tellFirst();
}
