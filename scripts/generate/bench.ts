/** `npm run generate:bench`: how long a whole run takes, and a save until the new files are on disk. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine } from '../lib/command-line.ts';

const HELP = `Usage: npm run generate:bench

Times whole runs of generate, and in --watch the way from a saved file to new files on disk, five
times each, in a scratch copy of the project.
`;

const RUNS = 5;
const READ = ['openapi', 'scripts', 'mocks', 'public', 'generated', 'src', 'package.json'];
/** The greatest length of a user name: a change of it reaches types, limits and schemas. */
const EDITED = 'openapi/components/schemas/auth.yaml';
const EDITED_TEXT = /(Username:(?:\n {2}.*)*?\n {2}maxLength: )\d+/;
const WRITTEN = ['openapi.json', 'limits/authentication.ts', 'schemas.ts'];

function summary(name: string, times: number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${name.padEnd(32)} min ${sorted[0]} ms, median ${median} ms, max ${sorted.at(-1)} ms`;
}

/** A copy of what `generate` reads and writes, so that the bench leaves the project alone. */
function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-bench-'));
  for (const name of READ) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function wholeRun(folder: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/generate/main.ts'], { cwd: folder });
  if (status !== 0) throw new Error('generate failed; run it by itself to see why');
  return performance.now() - started;
}

function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(text)) done();
    });
    child.on('exit', () => failed(new Error('the watcher ended by itself')));
  });
}

async function saveToDisk(folder: string, maxLength: number): Promise<number> {
  const file = join(folder, EDITED);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(EDITED_TEXT, `$1${maxLength}`);
  if (after === before) throw new Error(`${EDITED} has no user name to edit`);
  const written = () => WRITTEN.map((name) => statSync(join(folder, 'generated', name)).mtimeMs);
  const old = written();
  const started = performance.now();
  writeFileSync(file, after);
  while (written().some((time, index) => time === old[index])) await delay(5);
  return performance.now() - started;
}

async function watchRuns(folder: string): Promise<number[]> {
  const watcher = spawn(process.execPath, ['scripts/generate/main.ts', '--watch'], { cwd: folder });
  try {
    await printed(watcher, 'watching');
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await saveToDisk(folder, 60 + run));
      await delay(300);
    }
    return times;
  } finally {
    watcher.kill();
  }
}

commandLine(HELP, {});
const folder = scratchCopy();
try {
  console.log(
    summary(
      'whole run',
      Array.from({ length: RUNS }, () => wholeRun(folder)),
    ),
  );
  console.log(summary('watch: save to files on disk', await watchRuns(folder)));
} finally {
  rmSync(folder, { recursive: true });
}
