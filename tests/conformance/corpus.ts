/** `npm run conformance:corpus`: what the conformance checks find in backends that are known to be broken. */
import { spawn } from 'node:child_process';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { commandLine, wholeNumber, wrongUse } from '../../scripts/lib/command-line.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { waitForHttp } from '../../scripts/lib/wait-for-http.ts';
import { MUTATIONS } from './corpus/mutations/index.ts';
import { type Mock, tryMutation, tryUnchanged } from './corpus/try.ts';
import { type Row, tableOf } from './corpus/verdict.ts';

const HELP = `Usage: npm run conformance:corpus [-- options]

Puts a proxy before the mock that changes one behaviour, runs the conformance checks that concern it,
and says whether they found it; once for each broken backend of tests/conformance/corpus/mutations/,
and last for the mock as it is.

  --server <URL>   a mock that runs already; one is started unless given
  --only <text>    only the broken backends whose name contains the text
  --jobs <number>  how many at a time; 3 unless given
  --list           say what each of them does, and end
  --help           show this

Exit code: 0 all found and nothing in the unchanged mock, 1 otherwise, 2 wrong use.
`;

const values = commandLine(HELP, {
  server: { type: 'string' },
  only: { type: 'string', default: '' },
  jobs: { type: 'string', default: '3' },
  list: { type: 'boolean' },
});
const jobs = wholeNumber('jobs', values.jobs);
const chosen = MUTATIONS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
  wrongUse(`No broken backend has "${values.only}" in its name. See --list.`);

if (values.list) {
  for (const { name, what } of chosen) console.log(`${name}: ${what}`);
} else {
  const mock = values.server === undefined ? await startMock() : undefined;
  try {
    process.exitCode = await run(values.server ?? mock?.origin ?? '');
  } finally {
    mock?.stop();
  }
}

async function run(origin: string): Promise<0 | 1> {
  const mock: Mock = { origin, contract: loadContract('generated/openapi.json') };
  const rows: Row[] = new Array(chosen.length);
  const waiting = chosen.entries();
  const worker = async () => {
    for (const [index, mutation] of waiting) {
      const row = await tryMutation(mutation, mock);
      rows[index] = row;
      console.error(`${row.by ? 'found ' : 'MISSED'}  ${row.name} (${row.seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  const patterns = values.only === '' ? [] : chosen.flatMap(({ run: asked, at }) => asked ?? at);
  const unchanged = await tryUnchanged(mock, [...new Set(patterns)]);
  console.log(tableOf(rows, unchanged));
  return rows.every(({ by }) => by) && unchanged.note === 'none' ? 0 : 1;
}

async function startMock(): Promise<{ origin: string; stop: () => void }> {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, ['scripts/mock/main.ts', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitForHttp(`${origin}/api/health`, 15_000))) {
    child.kill();
    wrongUse(`The mock did not start on port ${port}.`);
  }
  return { origin, stop: () => child.kill() };
}
