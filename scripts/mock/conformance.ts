/** `npm run conformance:mock`: the conformance check against the mock, in one command. */
import { spawn } from 'node:child_process';
import { startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';

const HELP = `Usage: npm run conformance:mock [-- options of the conformance check]

Starts the mock on a free port and runs the conformance check against it; what it compares with the mock is
another one. All options are passed on to it: see npm run conformance -- --help. Unless they say how long or how
much is compared, it is the same on every machine: --cases 300 --sequences 10.

Exit code: that of the check; 1 too when the mock broke the contract in an answer.
`;

const forwarded = process.argv.slice(2);
if (forwarded.includes('--help') || forwarded.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}

/** How much is compared unless it is asked for: the same calls on every machine, within minutes on a slow one. */
const COMPARED = ['--oracle-time', '600', '--cases', '300', '--sequences', '10'];
const isSaid = forwarded.some((option) =>
  /^--(quick|minutes|oracle|no-oracle|oracle-time|cases|sequences|replay|max-time)\b/u.test(option),
);

const running = await startMock({ contract: CONTRACT_FILES, port: 0 });
const check = spawn(
  process.execPath,
  [
    'scripts/contract/conformance.ts',
    '--server',
    running.url,
    '--auth',
    'tests/conformance/mock-auth.json',
    // Nobody else works on this mock, so trips made before may be reviewed too.
    '--allow-foreign-writes',
    ...(isSaid ? [] : COMPARED),
    ...forwarded,
  ],
  { stdio: 'inherit' },
);
const code = await new Promise<number>((resolve) =>
  check.once('exit', (status) => resolve(status ?? 2)),
);
for (const { operationId, breaches } of running.breaches.slice(0, 20)) {
  console.error(`✗ The mock broke the contract in ${operationId}: ${breaches[0]}`);
}
await running.close();
process.exit(code === 0 && running.breaches.length > 0 ? 1 : code);
