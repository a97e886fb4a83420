/** `npm run contract:diff:random`: random changes of random schemas, judged by the diff and by trying values. */
import fc from 'fast-check';
import { commandLine, wholeNumber } from '../../scripts/lib/command-line.ts';
import { hiddenIn } from './random/hidden.ts';
import { change } from './random/schemas.ts';

const HELP = `Usage: npm run contract:diff:random [-- options]

Makes changes of schemas and looks for one that breaks somebody though the diff does not say so: a value that is
taken no more in a request, or new in a response, by an independent validator. Each is made as small as it can be.

  --seconds <number>  how long to look; 60 unless given
  --seed <number>     1 unless given
  --help              show this

Exit code: 0 nothing was hidden, 1 something was, 2 wrong use.
`;

const values = commandLine(HELP, {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
});

const seconds = wholeNumber('seconds', values.seconds);
const seed = wholeNumber('seed', values.seed);
const until = Date.now() + seconds * 1000;
const nothingHidden = fc.property(change, ({ before, after }) => !hiddenIn(before, after));
/** Changes that one look makes; after one that is hidden it goes on with the next seed. */
const ROUND = 200;
let [tried, hidden] = [0, 0];
for (let round = 0; Date.now() < until; round += 1) {
  const { failed, numRuns, counterexample } = fc.check(nothingHidden, {
    seed: seed + round,
    numRuns: ROUND,
    interruptAfterTimeLimit: until - Date.now(),
  });
  tried += numRuns;
  const [smallest] = counterexample ?? [];
  if (!failed || !smallest) continue;
  hidden += 1;
  console.log(JSON.stringify(hiddenIn(smallest.before, smallest.after)));
}
console.log(`${tried} changes from seed ${seed} on, ${hidden} hidden`);
process.exitCode = hidden > 0 ? 1 : 0;
