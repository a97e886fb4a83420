/** `npm test`: every check, one line each, and at the end how many passed and failed. */
import { spawn } from 'node:child_process';
import { findOrInstallChromium } from './lib/chromium.ts';
import { commandLine, wrongUse } from './lib/command-line.ts';
import { STAGES, type Stage } from './test/stages.ts';

const HELP = `Usage: npm test [-- --only STAGE …] [-- --verbose]

Runs every check. Each also runs by itself:

${STAGES.map(({ name, script }) => `  ${name.padEnd(22)} npm run ${script}`).join('\n')}

  --only STAGE   run this npm script of the list alone; may be repeated
  --verbose      show what the stages print, also when they pass
  --help         show this
`;

/** The process group of the stage that runs; the stages end with this process. */
let group: number | undefined;

function endStage(): void {
  if (group !== undefined) process.kill(-group, 'SIGKILL');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endStage();
    process.exit(1);
  });
}

/** Runs a stage and answers whether it succeeded in time, and what it printed. */
function run(
  { script, minutes = 5 }: Stage,
  environment: NodeJS.ProcessEnv,
): Promise<[ok: boolean, output: string]> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A group of its own: what a stage has started must not outlive it.
      detached: process.platform !== 'win32',
    });
    group = child.pid;
    const chunks: Buffer[] = [];
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded: it had not finished after ${minutes} minutes.\n`));
      endStage();
    }, minutes * 60_000);
    function finish(ok: boolean, output: string): void {
      clearTimeout(limit);
      group = undefined;
      resolve([ok, output]);
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0, Buffer.concat(chunks).toString()));
  });
}

function selected(only: string[] | undefined): Stage[] {
  const unknown = (only ?? []).filter((script) => !STAGES.some((stage) => stage.script === script));
  if (unknown.length > 0) {
    wrongUse(`There is no stage ${unknown.join(', ')}.\n\n${HELP}`);
  }
  return only ? STAGES.filter(({ script }) => only.includes(script)) : STAGES;
}

const values = commandLine(HELP, {
  only: { type: 'string', multiple: true },
  verbose: { type: 'boolean' },
});
const stages = selected(values.only);
const environment: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
if (stages.some(({ script }) => script === 'test:e2e')) {
  const chromium = findOrInstallChromium();
  if (chromium.path) environment.PRUVA_CHROMIUM = chromium.path;
  console.log(`Chromium: ${chromium.path ?? chromium.problem}`);
}

let failed = 0;
for (const stage of stages) {
  const { name, script } = stage;
  const started = performance.now();
  const [ok, output] = await run(stage, environment);
  if (!ok) failed += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(22)} ${seconds.padStart(6)} s`);
  if (!ok || values.verbose) console.log(`${output.trimEnd()}\n`);
  if (!ok) console.log(`       by itself: npm run ${script}`);
}
console.log(`${stages.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
