/** `npm run conformance:mutants`: what the conformance check finds in mocks with a mistake in their source. */
import { randomOf } from '../../mocks/lib/random.ts';
import { commandLine, wholeNumber, wrongUse } from '../../scripts/lib/command-line.ts';
import { MUTANTS } from './mutants/index.ts';
import { spoken, tableOf } from './mutants/table.ts';
import { type Outcome, tryMutant } from './mutants/try.ts';

const HELP = `Usage: npm run conformance:mutants [-- options]

Starts the mock with one mistake in its source, runs the conformance check on the operations that it
concerns, and says whether it found anything; once for each entry of tests/conformance/mutants/broken/,
and last for the mock as it is.

  --only <text>     only the mutants whose name contains the text, or one of them: a,b
  --sample <n>      as many of them, drawn by --seed
  --seed <number>   1 unless given
  --jobs <number>   how many at a time; 2 unless given
  --extra=<options> what the check is called with besides: --extra="--oracle-time 20"
  --checker <path>  scripts/contract/conformance.ts of another checkout: an earlier version of the check
  --list            say what each of them does, and end
  --help            show this

Exit code: 0 all found and nothing in the unchanged mock, 1 otherwise, 2 wrong use.
`;

const values = commandLine(HELP, {
  only: { type: 'string', default: '' },
  sample: { type: 'string', default: String(MUTANTS.length) },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  extra: { type: 'string', default: '' },
  checker: { type: 'string', default: 'scripts/contract/conformance.ts' },
  list: { type: 'boolean' },
});

const jobs = wholeNumber('jobs', values.jobs);
const meant = MUTANTS.filter(({ name }) =>
  values.only.split(',').some((part) => name.includes(part)),
);
if (meant.length === 0) wrongUse(`No mutant has "${values.only}" in its name. See --list.`);
const drawn = randomOf(`mutants ${wholeNumber('seed', values.seed)}`).some(
  meant,
  wholeNumber('sample', values.sample),
);
const chosen = meant.filter((mutant) => drawn.includes(mutant));
const check = {
  checker: values.checker,
  extra: values.extra.split(' ').filter((part) => part !== ''),
};

if (values.list) {
  for (const { name, file, what } of chosen) console.log(`${name} (mocks/${file}): ${what}`);
} else process.exitCode = await run();

async function run(): Promise<0 | 1> {
  const outcomes: Outcome[] = new Array(chosen.length);
  const waiting = chosen.entries();
  const worker = async () => {
    for (const [index, { name, area }] of waiting) {
      const outcome = await tryMutant(name, area, check);
      outcomes[index] = outcome;
      const word = outcome.by ? 'found ' : 'MISSED';
      console.error(`${word}  ${name} (${outcome.seconds.toFixed(1)} s): ${spoken(outcome)}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  const areas = [...new Set(chosen.flatMap(({ area }) => area))];
  const unchanged = await tryMutant('', areas, check);
  console.log(tableOf(outcomes, unchanged));
  return outcomes.every(({ by }) => by) && !unchanged.by ? 0 : 1;
}
