/** `npm run conformance:unseen`: what is found in broken backends that no rule was written for, with sequences and without. */
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import type { Report } from '../../scripts/conformance/types.ts';
import { commandLine, wrongUse } from '../../scripts/lib/command-line.ts';
import { checkBehind } from './corpus/behind.ts';
import type { Change } from './corpus/change.ts';
import { UNSEEN } from './unseen/index.ts';

const HELP = `Usage: npm run conformance:unseen [-- options]

Puts a proxy before the mock that changes one behaviour, and says whether the check finds it: by sequences of
calls that are compared with the mock, or without them. Any finding counts.

  --only <text>      only the broken backends whose name contains the text, or one of them: a,b
  --without          the whole check without sequences, instead of sequences alone
  --seconds <number> how long sequences are made for each; 30 unless given
  --sequences <number>  at most so many sequences for each
  --seed <number>    1 unless given
  --together         all of them in one service; what is found is listed
  --help             show this

Exit code: 0 whatever is found, 2 wrong use.
`;

const values = commandLine(HELP, {
  only: { type: 'string', default: '' },
  without: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '30' },
  seed: { type: 'string', default: '1' },
  sequences: { type: 'string', default: 'Infinity' },
  together: { type: 'boolean', default: false },
});
const chosen = UNSEEN.filter(({ name }) =>
  values.only.split(',').some((part) => name.includes(part)),
);
if (chosen.length === 0) wrongUse(`No broken backend has "${values.only}" in its name.`);
const contract = loadContract(CONTRACT_FILES.bundle);

if (values.together) {
  const one = await check((next, world) =>
    chosen.reduce((inner, { change }) => change(inner, world), next),
  );
  for (const { operationId, rule, place, seen, expected } of one.findings) {
    console.log(`found   ${operationId} ${rule} ${place}: ${seen}, not ${expected}`);
  }
  console.log(`${one.proof?.sequences} sequences, ${one.requests} requests, ${one.duration} ms`);
  for (const { operationId, rule, place } of one.questions) {
    console.log(`asked   ${operationId} ${rule} ${place}`);
  }
} else await oneByOne();

async function oneByOne() {
  let found = 0;
  for (const { name, what, change } of chosen) {
    const { findings, questions } = await check(change);
    if (findings.length > 0) found += 1;
    const word = findings.length > 0 ? 'found ' : questions.length > 0 ? 'asked ' : 'MISSED';
    const [first] = findings.length > 0 ? findings : questions;
    const by = first ? `${first.operationId} ${first.rule} ${first.place}` : what;
    console.log(`${word}  ${name}: ${by}`);
  }
  console.log(`${found} of ${chosen.length} found`);
}

function check(change: Change): Promise<Report> {
  return checkBehind(contract, change, {
    seed: Number(values.seed),
    sweep: values.without,
    journeys: values.without,
    oracle: !values.without,
    oracleTime: Number(values.seconds) * 1000,
    sequences: Number(values.sequences),
  });
}
