/** `npm run conformance:variations`: services that differ from the mock within the contract, none of which may be accused. */
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import type { Report } from '../../scripts/conformance/types.ts';
import { commandLine, wholeNumber, wrongUse } from '../../scripts/lib/command-line.ts';
import { checkBehind } from './corpus/behind.ts';
import { VARIATIONS } from './variations/index.ts';
import type { Variation } from './variations/variation.ts';

const HELP = `Usage: npm run conformance:variations [-- options]

Runs the whole conformance check against services that are right and not like the mock: what the contract
leaves open they do otherwise, or they have other data. Whatever is found is a false accusation.

  --only <text>      only the variations whose name contains the text, or one of them: a,b
  --seconds <number> how long calls are compared with the mock for each; 30 unless given
  --seed <number>    1 unless given
  --list             say what each of them does otherwise, and end
  --help             show this

Exit code: 0 nothing is found, 1 otherwise, 2 wrong use.
`;

const values = commandLine(HELP, {
  only: { type: 'string', default: '' },
  seconds: { type: 'string', default: '30' },
  seed: { type: 'string', default: '1' },
  list: { type: 'boolean', default: false },
});
const seconds = wholeNumber('seconds', values.seconds);
const seed = wholeNumber('seed', values.seed);
const chosen = VARIATIONS.filter(({ name }) =>
  values.only.split(',').some((part) => name.includes(part)),
);
if (chosen.length === 0) wrongUse(`No variation has "${values.only}" in its name. See --list.`);
const contract = loadContract(CONTRACT_FILES.bundle);

if (values.list) {
  for (const { name, what } of chosen) console.log(`${name}: ${what}`);
} else process.exitCode = await run();

async function run(): Promise<0 | 1> {
  let accused = 0;
  for (const variation of chosen) {
    const { findings, requests, duration } = await check(variation);
    if (findings.length > 0) accused += 1;
    const word = findings.length > 0 ? 'ACCUSED' : 'right  ';
    console.log(
      `${word} ${variation.name} (${requests} requests, ${Math.round(duration / 1000)} s)`,
    );
    for (const { operationId, rule, place, seen, expected } of findings) {
      console.log(`        ${operationId} ${rule} ${place}: ${seen}, not ${expected}`);
    }
  }
  console.log(`${accused} of ${chosen.length} accused`);
  return accused === 0 ? 0 : 1;
}

function check({ change = (next) => next, scenario, today }: Variation): Promise<Report> {
  const options = {
    seed,
    allowForeignWrites: true,
    oracle: true,
    oracleTime: seconds * 1000,
    sequences: Number.POSITIVE_INFINITY,
  };
  return checkBehind(contract, change, options, {
    ...(scenario && { scenario }),
    ...(today && { today }),
  });
}
