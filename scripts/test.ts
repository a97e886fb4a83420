/** `npm test`: every check, one line each, and at the end how many passed and failed. */
import { availableParallelism } from 'node:os';
import { findOrInstallChromium } from './lib/chromium.ts';
import { commandLine, wrongUse } from './lib/command-line.ts';
import { baseOf, changedPaths } from './test/changed-paths.ts';
import { endStages, type Outcome, runInOrder, runStage } from './test/run-stage.ts';
import { byChange, byShard, type Choice, parseShard } from './test/selection.ts';
import { STAGES } from './test/stages.ts';

const HELP = `Usage: npm test [-- --changed [REVISION]] [-- --shard I/N] [-- --only STAGE …] [-- --verbose]

Runs every check. Each also runs by itself:

${STAGES.map(({ name, script }) => `  ${name.padEnd(24)} npm run ${script}`).join('\n')}

  --changed [REVISION]  only what can break by what has changed since this branch left REVISION (main),
                        committed or not; says what is left out. scripts/test/stages.ts holds what each
                        stage reads
  --shard I/N           the I-th of N parts, for N machines: the end-to-end tests and the conformance of
                        the mock are divided, each other stage belongs to one part
  --only STAGE          run this npm script of the list alone; may be repeated
  --verbose             show what the stages print, also when they pass
  --help                show this
`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endStages();
    process.exit(1);
  });
}

/** The revision after `--changed` may be left out, which `parseArgs` has no word for. */
function withRevision(args: string[]): string[] {
  return args.flatMap((argument, index) => {
    const [before, after] = [args[index - 1], args[index + 1]];
    const isValue = before === '--changed' && !argument.startsWith('-');
    if (argument !== '--changed') return isValue ? [] : [argument];
    return [`--changed=${after?.startsWith('-') ? '' : (after ?? '')}`];
  });
}

function ofNames(only: string[] | undefined): Choice[] {
  const unknown = (only ?? []).filter((script) => !STAGES.some((stage) => stage.script === script));
  if (unknown.length > 0) wrongUse(`There is no stage ${unknown.join(', ')}.\n\n${HELP}`);
  const named = STAGES.filter(({ script }) => only?.includes(script) ?? true);
  return named.map((stage) => ({ stage, args: [] }));
}

function ofChange(revision: string): Choice[] {
  const base = baseOf(revision);
  if (base === undefined) {
    wrongUse(
      `git knows no ${revision || 'main'} to compare with; name a revision: npm test -- --changed HEAD~1`,
    );
  }
  const paths = changedPaths(base);
  console.log(`Different from ${base.slice(0, 9)}: ${paths.length} files`);
  return byChange(STAGES, paths, base);
}

const values = commandLine(
  HELP,
  {
    changed: { type: 'string' },
    shard: { type: 'string' },
    only: { type: 'string', multiple: true },
    verbose: { type: 'boolean' },
  },
  withRevision(process.argv.slice(2)),
);
if (values.only && (values.changed !== undefined || values.shard !== undefined))
  wrongUse('--only names the stages, so that --changed and --shard have nothing to choose.');
const shard = values.shard === undefined ? undefined : parseShard(values.shard);
if (values.shard !== undefined && !shard)
  wrongUse(`--shard ${values.shard} is no part. Write it as 1/2 or 2/2.`);

const asked = values.changed === undefined ? ofNames(values.only) : ofChange(values.changed);
const choices = shard ? byShard(asked, shard) : asked;
const chosen = choices.filter(({ leftOut }) => leftOut === undefined);
for (const { stage, leftOut } of choices)
  if (leftOut !== undefined) console.log(`left   ${stage.name.padEnd(24)} ${leftOut}`);

const environment: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
if (chosen.some(({ stage }) => stage.script === 'test:e2e')) {
  const chromium = findOrInstallChromium();
  if (chromium.path) environment.PRUVA_CHROMIUM = chromium.path;
  console.log(`Chromium: ${chromium.path ?? chromium.problem}`);
}

let failed = 0;

function tell({ stage, args, because }: Choice, { ok, output, seconds }: Outcome): void {
  if (!ok) failed += 1;
  const reason = because ? `  (${because})` : '';
  const time = seconds.toFixed(1).padStart(6);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(24)} ${time} s${reason}`);
  if (!ok || values.verbose) console.log(`${output.trimEnd()}\n`);
  const rest = args.length > 0 ? ` -- ${args.join(' ')}` : '';
  if (!ok) console.log(`       by itself: npm run ${stage.script}${rest}`);
}

await runInOrder(
  chosen,
  Math.min(availableParallelism(), 2),
  (choice) => runStage(choice, environment),
  tell,
);
const leftOut = choices.length - chosen.length;
console.log(
  `${chosen.length - failed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
