/** `npm run conformance:mutants`: what the conformance check finds in mocks with a mistake in their source. */
import { randomOf } from '../../mocks/lib/random.ts';
import { commandLine, wholeNumber, wrongUse } from '../../scripts/lib/command-line.ts';
import { MUTANTS } from './mutants/index.ts';
import type { Mutant } from './mutants/mutant.ts';
import { drawn } from './mutants/random/draw.ts';
import { spoken, tableOf, wordFor } from './mutants/table.ts';
import { type Outcome, tryMutant } from './mutants/try.ts';

const HELP = `Usage: npm run conformance:mutants [-- options]

Starts the mock with one mistake in its source, runs the conformance check on the operations that it
concerns, and says whether it found anything; once for each entry of tests/conformance/mutants/broken/,
and last for the mock as it is. With --random the mistakes are drawn from all that one small change to the
source can make, also those that nobody can see; a mock that does not start with one is counted apart.

  --only <text>     only the mutants whose name contains the text, or one of them: a,b
  --sample <n>      as many of them, drawn by --seed
  --random <n>      as many mistakes made by machine, drawn by --seed, in place of the entries
  --file <text>     with --random: only in the files of mocks/ whose name contains the text
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
  random: { type: 'string' },
  file: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  extra: { type: 'string', default: '' },
  checker: { type: 'string', default: 'scripts/contract/conformance.ts' },
  list: { type: 'boolean' },
});

const jobs = wholeNumber('jobs', values.jobs);
const seed = wholeNumber('seed', values.seed);
const chosen = values.random === undefined ? written() : made(values.random);
const check = {
  checker: values.checker,
  extra: values.extra.split(' ').filter((part) => part !== ''),
};

if (values.list) {
  for (const { name, file, what, area } of chosen) {
    const where = values.random === undefined ? `mocks/${file}` : area.join(', ');
    console.log(`${name} (${where}): ${what}`);
  }
} else process.exitCode = await run();

/** Some of the entries. */
function written(): readonly Mutant[] {
  const meant = MUTANTS.filter(({ name }) =>
    values.only.split(',').some((part) => name.includes(part)),
  );
  if (meant.length === 0) wrongUse(`No mutant has "${values.only}" in its name. See --list.`);
  const some = randomOf(`mutants ${seed}`).some(meant, wholeNumber('sample', values.sample));
  return meant.filter((mutant) => some.includes(mutant));
}

function made(count: string): readonly Mutant[] {
  const mutants = drawn(wholeNumber('random', count), seed, values.file);
  if (mutants.length === 0)
    wrongUse(`No file with "${values.file}" in its name has any behaviour.`);
  return mutants;
}

async function run(): Promise<0 | 1> {
  const outcomes: Outcome[] = new Array(chosen.length);
  const waiting = chosen.entries();
  const worker = async () => {
    for (const [index, { name, area }] of waiting) {
      const outcome = await tryMutant(name, area, check);
      outcomes[index] = outcome;
      console.error(
        `${wordFor(outcome).padEnd(8)}  ${name} (${outcome.seconds.toFixed(1)} s): ${spoken(outcome)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  const areas = [...new Set(chosen.flatMap(({ area }) => area))];
  const unchanged = await tryMutant('', areas, check);
  console.log(tableOf(outcomes, unchanged));
  const areFound = outcomes.every(
    ({ by, isServed }) => by || (!isServed && values.random !== undefined),
  );
  return areFound && !unchanged.by ? 0 : 1;
}
