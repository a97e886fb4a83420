/** `npm run conformance:service`: the conformance check against an independent service, and against faults in it. */
import { Skipped } from '../../scripts/codegen/openapi-generator/tools.ts';
import { commandLine, wrongUse } from '../../scripts/lib/command-line.ts';
import { checkInTheOpen, operationsOf } from './service/runner/check.ts';
import { listFaults, tryFaults } from './service/runner/faults.ts';
import { type Installed, prepare } from './service/runner/prepare.ts';
import { type Program, startService } from './service/runner/start.ts';

const HELP = `Usage: npm run conformance:service [-- options]

Generates the FastAPI stubs, starts the service of tests/conformance/service/ with a database of its own, and
runs the conformance check on every operation that it has, which must not accuse it. It needs Python 3.11,
Java 11, and once the network: what is installed and generated is kept in build/conformance-service/. Where
one of them is missing it says so and checks nothing.

  --choices      check it as tests/conformance/service/choices/ changes it: it takes every choice the other way
                 that the contract leaves to a service, and must not be accused either
  --faults       put each fault of tests/conformance/service/faults/ into it instead, one after another, and
                 say which finding tells it
  --all          all of it: the service as it is, with other choices, and with faults
  --compare <s>  compare calls with the mock for so many seconds; so many of them unless given, whatever time
                 they take
  --seed <n>     compare other calls; 1 unless given
  --only <text>  only the operations, or the faults, whose name contains the text
  --list         say what the faults do, and end
  --required     exit 1 when something was skipped
  --help         show this

DATABASE_URL=postgresql://… takes that database in place of a SQLite file of its own.

Exit code: 0 no finding, and every fault found; 1 otherwise; 2 wrong use.
`;

const values = commandLine(HELP, {
  choices: { type: 'boolean' },
  faults: { type: 'boolean' },
  all: { type: 'boolean' },
  only: { type: 'string', default: '' },
  compare: { type: 'string' },
  seed: { type: 'string', default: '1' },
  list: { type: 'boolean' },
  required: { type: 'boolean' },
});
/** How much is compared with the mock: the same on every machine, within minutes on a slow one. */
const COMPARED = ['--oracle-time', '600', '--cases', '60', '--sequences', '8'];

const isMeant = (name: string) => name.includes(values.only);

async function checkService(installed: Installed, program?: Program): Promise<number> {
  const only = (await operationsOf(installed)).filter(isMeant);
  if (only.length === 0)
    wrongUse(`The service has no operation with "${values.only}" in its name.`);
  const service = await startService(installed, program);
  try {
    const compared = values.compare ? ['--oracle-time', values.compare] : COMPARED;
    return await checkInTheOpen(service, only, ['--oracle', ...compared, '--seed', values.seed]);
  } finally {
    await service.stop();
  }
}

async function checkFaults(installed: Installed): Promise<number> {
  const faults = (await listFaults()).filter(({ name }) => isMeant(name));
  if (faults.length === 0) wrongUse(`No fault has "${values.only}" in its name. See --list.`);
  const missed = await tryFaults(installed, faults, (line) => console.log(line));
  console.log(`${faults.length - missed.length} of ${faults.length} faults found.`);
  return missed.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  if (values.list) {
    for (const { name, what } of await listFaults()) console.log(`${name}: ${what}`);
    return 0;
  }
  const installed = await prepare((line) => console.error(line));
  const { all, choices, faults } = values;
  const asIs = all || !(choices || faults) ? await checkService(installed) : 0;
  const otherwise = all || choices ? await checkService(installed, ['choices']) : 0;
  const faulty = all || faults ? await checkFaults(installed) : 0;
  return asIs || otherwise || faulty;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Skipped)) throw error;
  console.log(`Skipped: ${error.message}`);
  process.exitCode = values.required ? 1 : 0;
}
