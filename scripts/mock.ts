/** `npm run mock`: the mock that remembers, on Prism's engine, with handlers behind it. */
import { enableCompileCache } from 'node:module';
import { commandLine, wrongUse } from './lib/command-line.ts';
import { isPortFree, parsePort } from './lib/ports.ts';

// What is loaded from here on is compiled once, not at every start.
enableCompileCache();
const { mock } = await import('../mocks/behaviour.ts');
const { isOrigin } = await import('../mocks/server/access/access-check.ts');
const { hostNameOf } = await import('../mocks/server/access/host-name.ts');
const { BASE } = await import('../mocks/engine/contract/base.ts');
const { CONTROL } = await import('../mocks/server/http/http.ts');
const { RoutingError, startMock } = await import('../mocks/server/mock.ts');
const { UnplayableFile } = await import('../mocks/server/recording/player.ts');
const { UnwritableFile } = await import('../mocks/server/recording/recorder.ts');
const { isStartDay, REAL_DAY, SEASON_DAY, START_DAYS } = await import(
  '../mocks/server/session/start-day.ts'
);
const { StateFileError } = await import('../mocks/server/state-file/state-file-error.ts');

const SCENARIOS = mock.scenarios.map(({ name }) => name);

const HELP = `Usage: npm run mock [-- --port N] [options]

Serves the contract under ${BASE} and remembers what is written. Requests and answers are checked
against the contract on every call.

  --port N          where to listen (4010)
  --host ADDRESS    which address to listen on (127.0.0.1)
  --allow-host NAME    a further name it may be called by, such as mock.test; repeatable
  --allow-origin URL   a further page that may call it, such as https://app.test; repeatable.
                    Pages of this machine may, pages of the web may not.
  --scenario NAME   what to start from: ${SCENARIOS.join(', ')}
  --today DAY       the calendar day, YYYY-MM-DD, that data and clock stand on when a session begins;
                    ${REAL_DAY} for the day it is in Istanbul (${SEASON_DAY}, in the season; ${REAL_DAY}
                    with --upstream)
  --data FILE       keep the state in a file across restarts
  --record FILE     write every call to a HAR file, without tokens and passwords
  --play FILE       answer first what a HAR file has recorded
  --verbose         a line for every call: what, who, answered what, and why it was refused
  --upstream URL    send every call to a real service; answer what it does not have yet
  --upstream-only NAMES   ask it for these operations or tags alone: Boats,getTour
  --mock-only NAMES       never ask it for these
  --quiet           print nothing but problems
  --help            show this

Sessions   -H 'X-Mock-Session: anna' has a state of its own; without it, one shared state.
Failing    -H 'Prefer: code=503' for a call; ${CONTROL}/faults for the calls to come.
Control    http://127.0.0.1:4010${CONTROL} lists reset, scenarios, clock, faults, outbox, snapshot.
`;

const values = commandLine(HELP, {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true, default: [] },
  'allow-origin': { type: 'string', multiple: true, default: [] },
  scenario: { type: 'string', default: 'default' },
  today: { type: 'string' },
  data: { type: 'string' },
  record: { type: 'string' },
  play: { type: 'string' },
  verbose: { type: 'boolean' },
  upstream: { type: 'string' },
  'upstream-only': { type: 'string', multiple: true, default: [] },
  'mock-only': { type: 'string', multiple: true, default: [] },
  quiet: { type: 'boolean' },
});
for (const [name, value] of Object.entries(values)) {
  // An empty address would listen to every network, an empty file keep nothing.
  if ([value].flat().includes('')) wrongUse(`--${name} needs a value. See --help.`);
}
const port = parsePort(values.port) ?? wrongUse(`--port takes 1 to 65535, not ${values.port}.`);
if (!(await isPortFree(port)))
  wrongUse(`Port ${port} is in use. Choose another: --port ${port + 1}`);
if (!SCENARIOS.includes(values.scenario))
  wrongUse(`--scenario ${values.scenario} is unknown. Use one of: ${SCENARIOS.join(', ')}.`);
for (const name of values['allow-host']) {
  if (hostNameOf(name) === undefined)
    wrongUse(`--allow-host ${name} is no host name. Write it as mock.test`);
}
for (const origin of values['allow-origin']) {
  if (!isOrigin(origin))
    wrongUse(
      `--allow-origin ${origin} is no origin. Write it as https://app.test, without a path.`,
    );
}
if (values.today !== undefined && !isStartDay(values.today))
  wrongUse(`--today ${values.today} is no day. ${START_DAYS}`);
if (values.upstream !== undefined && !/^https?:$/.test(URL.parse(values.upstream)?.protocol ?? ''))
  wrongUse(`--upstream ${values.upstream} is no address. Write it as http://127.0.0.1:8080`);

const namesOf = (values: readonly string[]) =>
  values
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
const upstreamOnly = namesOf(values['upstream-only']);
const mockOnly = namesOf(values['mock-only']);
if (values.upstream === undefined && upstreamOnly.length + mockOnly.length > 0)
  wrongUse('--upstream-only and --mock-only choose what --upstream is asked for: name it too.');

const running = await startMock(mock, {
  port,
  host: values.host,
  allowHosts: values['allow-host'],
  allowOrigins: values['allow-origin'],
  scenario: values.scenario,
  today: values.today,
  data: values.data,
  record: values.record,
  play: values.play,
  verbose: values.verbose,
  upstream: values.upstream,
  upstreamOnly,
  mockOnly,
  watch: true,
  log: (line) => {
    if (!values.quiet || line.startsWith('✗')) console.log(line);
  },
}).catch((error: unknown) => {
  if (error instanceof UnplayableFile) return wrongUse(`--play ${error.message}`);
  if (error instanceof UnwritableFile) return wrongUse(`--record ${error.message}`);
  if (error instanceof RoutingError) return wrongUse(error.message);
  if (error instanceof StateFileError) return wrongUse(`--data ${error.message}`);
  if (error instanceof Error && 'syscall' in error)
    return wrongUse(`It cannot listen on ${values.host}, port ${port}: ${error.message}`);
  throw error;
});

if (!values.quiet) {
  console.log(`\n  The API      ${running.url}${BASE}\n  Its control  ${running.url}${CONTROL}\n`);
  const width = Math.max(...mock.people.map(({ username }) => username.length));
  for (const { username, password, role, summary } of mock.people) {
    console.log(`  ${username.padEnd(width)}  ${password}  ${role.padEnd(10)}  ${summary.en}`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => running.close().then(() => process.exit(0)));
}
