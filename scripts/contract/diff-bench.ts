/** `npm run contract:diff:bench`: how long the diff of the whole contract takes, beside its floor. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../lib/command-line.ts';

const HELP = `Usage: npm run contract:diff:bench [-- --base REVISION] [--runs N]

Times whole runs of contract:diff against their floor, a Node that starts and reads both documents, and
prints the medians in milliseconds and their ratio. Run it on a machine that does nothing else.

  --base REVISION  what generated/openapi.json is compared with; HEAD unless given
  --runs N         how often each is timed; 7 unless given
  --help           show this
`;

const CONTRACT = 'generated/openapi.json';

const { base = 'HEAD', runs = '7' } = commandLine(HELP, {
  base: { type: 'string' },
  runs: { type: 'string' },
});

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-bench-'));
try {
  const old = join(folder, 'old.json');
  const text = execFileSync('git', ['show', `${base}:${CONTRACT}`], { maxBuffer: 2 ** 28 });
  writeFileSync(old, text);
  const read = [old, CONTRACT].map(
    (file) => `JSON.parse(require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'));`,
  );
  const floors: number[] = [];
  const wholes: number[] = [];
  // In turn, so that whatever else the machine does slows both down alike.
  for (let run = 0; run < Number(runs); run += 1) {
    floors.push(timed(['-e', read.join('')]));
    wholes.push(timed(['scripts/contract/diff.ts', '--base', old, '--revision', CONTRACT]));
  }
  const [floor, whole] = [median(floors), median(wholes)];
  console.log(`floor         ${floor.toFixed(0)} ms`);
  console.log(`contract:diff ${whole.toFixed(0)} ms, best ${Math.min(...wholes).toFixed(0)} ms`);
  console.log(`ratio         ${(whole / floor).toFixed(1)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function timed(args: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  // 1 says that something breaks: the diff did its work.
  if (status !== 0 && status !== 1) throw new Error(`The run failed: ${stderr}`);
  return performance.now() - started;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
