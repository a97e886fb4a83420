import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { verdictOf } from '../../../scripts/conformance/findings/verdict.ts';
import type { Finding } from '../../../scripts/conformance/types.ts';
import { AUTH_FILE } from '../corpus/world.ts';

/** How mutants are checked. */
export interface Check {
  /** The script of `npm run conformance`; that of another checkout checks with an earlier version. */
  checker: string;
  /** What it is called with besides. */
  extra: readonly string[];
}

/** What became of one mutant. */
export interface Outcome {
  name: string;
  /** The finding that spoke first. */
  by: Finding | undefined;
  findings: number;
  /** Whether the mock served at all with the mistake. */
  isServed: boolean;
  /** Why there is no finding; '' when there is one. */
  note: string;
  seconds: number;
}

/** What is read of a report in JSON. */
interface Report {
  verdict: ReturnType<typeof verdictOf>;
  findings: Finding[];
}

const SERVE = new URL('serve.ts', import.meta.url).pathname;

/** Starts the mock with a mistake, or as it is when the name is '', and checks the area. */
export async function tryMutant(
  name: string,
  area: readonly string[],
  check: Check,
): Promise<Outcome> {
  const began = performance.now();
  const mock = fork(SERVE, [name], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let isServed = false;
  try {
    const address = await addressOf(mock);
    isServed = true;
    const report = await reportOn(address, area, check);
    const [by] = report.findings;
    const { exitCode, reason } = report.verdict;
    const note = by ? '' : exitCode === 0 ? 'no findings' : `not proved: ${reason}`;
    const { length: findings } = report.findings;
    return { name, by, findings, isServed, note, seconds: since(began) };
  } catch (cause) {
    const note = `no run: ${cause instanceof Error ? cause.message : cause}`;
    return { name, by: undefined, findings: 0, isServed, note, seconds: since(began) };
  } finally {
    mock.kill();
  }
}

const since = (began: number) => (performance.now() - began) / 1000;

/** Where the mock serves, once it says so. */
function addressOf(mock: ChildProcess): Promise<string> {
  let said = '';
  mock.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((serves, fails) => {
    mock.once('message', (url) => serves(String(url)));
    mock.once('close', () => fails(new Error(`the mock did not start. ${said.trim()}`)));
  });
}

async function reportOn(
  server: string,
  area: readonly string[],
  { checker, extra }: Check,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const json = join(folder, 'report.json');
  const only = area.length === 0 ? [] : ['--only', area.join(',')];
  const script = resolve(checker);
  // The mock is thrown away: trips that its people made before may be reviewed.
  const foreign = '--allow-foreign-writes';
  const args = [
    '--server',
    server,
    '--auth',
    AUTH_FILE,
    foreign,
    ...only,
    '--json',
    json,
    ...extra,
  ];
  // It takes the contract from its own checkout.
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(script, '../../..'),
    stdio: 'ignore',
  });
  try {
    const [code] = await once(child, 'exit');
    try {
      return JSON.parse(readFileSync(json, 'utf8')) as Report; // the check wrote it
    } catch (cause) {
      throw new Error(`the check wrote no report and ended with ${code}`, { cause });
    }
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
