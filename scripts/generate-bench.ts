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

const RUNS = 5;
/** A file and a text in it whose change reaches every generated file. */
const EDITED = 'openapi/components/schemas/auth.yaml';

function summary(name: string, times: number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${name.padEnd(34)} min ${sorted[0]} ms, median ${median} ms, max ${sorted.at(-1)} ms`;
}

/** A copy of what `generate` reads and writes, so that the bench leaves the project alone. */
function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-bench-'));
  for (const name of ['openapi', 'scripts', 'generated', 'src', 'package.json', 'redocly.yaml']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function wholeRun(folder: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: folder });
  if (status !== 0) throw new Error('generate failed; run it by itself to see why');
  return performance.now() - started;
}

function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done) => {
    child.stdout?.on('data', function listen(chunk: Buffer) {
      if (!chunk.toString().includes(text)) return;
      child.stdout?.off('data', listen);
      done();
    });
  });
}

async function saveToDisk(folder: string, round: number): Promise<number> {
  const file = join(folder, EDITED);
  const types = join(folder, 'generated/types.ts');
  const limits = join(folder, 'generated/limits.ts');
  const before = [types, limits].map((path) => statSync(path).mtimeMs);
  const source = readFileSync(file, 'utf8').replace(
    /minLength: 3\b|minLength: \d{2}\b/,
    `minLength: ${10 + round}`,
  );
  const started = performance.now();
  writeFileSync(file, source.replace(/description: (?=\S)/, 'description: Changed. '));
  while ([types, limits].some((path, index) => statSync(path).mtimeMs === before[index])) {
    await delay(5);
  }
  return performance.now() - started;
}

const folder = scratchCopy();
try {
  const whole = Array.from({ length: RUNS }, () => wholeRun(folder));
  console.log(summary('whole run', whole));
  const watcher = spawn(process.execPath, ['scripts/generate.ts', '--watch'], { cwd: folder });
  try {
    await printed(watcher, 'watching');
    const saves: number[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      saves.push(await saveToDisk(folder, round));
      await delay(300);
    }
    console.log(summary('watch: save to files on disk', saves));
  } finally {
    watcher.kill();
  }
} finally {
  rmSync(folder, { recursive: true });
}
