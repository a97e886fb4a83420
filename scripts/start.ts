/** `npm start`: the mock and the app, side by side, until Ctrl-C. */

import { childProcesses } from './lib/child-processes.ts';
import { commandLine, wrongUse } from './lib/command-line.ts';
import { isPortFree, parsePort } from './lib/ports.ts';
import { waitForHttp } from './lib/wait-for-http.ts';

const HELP = `Usage: npm start [-- --port N --mock-port N --today DAY --static]

Installs what is missing, starts the mock of the API and the app, and prints both addresses.
Ctrl-C ends both.

  --port N        where the app listens (5173)
  --mock-port N   where the mock listens (4010)
  --allow-host NAME    a further name the mock may be called by; repeatable
  --allow-origin URL   a further page that may call the mock; repeatable
  --today DAY     the day that app and mock stand on, or real; a day in the season unless given
  --static        stock Prism in place of the mock that remembers
  --help          show this
`;

/** Milliseconds a server may take to answer for the first time on a slow machine. */
const START_TIMEOUT = 60_000;

async function freePort(flag: string, text: string): Promise<number> {
  const port = parsePort(text) ?? wrongUse(`${flag} takes 1 to 65535, not ${text}.`);
  if (await isPortFree(port)) return port;
  return wrongUse(`Port ${port} is in use. Choose another: npm start -- ${flag} ${port + 1}`);
}

const values = commandLine(HELP, {
  port: { type: 'string', default: '5173' },
  'mock-port': { type: 'string', default: '4010' },
  'allow-host': { type: 'string', multiple: true, default: [] },
  'allow-origin': { type: 'string', multiple: true, default: [] },
  today: { type: 'string' },
  static: { type: 'boolean' },
});
const port = await freePort('--port', values.port);
const mockPort = await freePort('--mock-port', values['mock-port']);
if (port === mockPort) wrongUse('The app and the mock cannot share a port.');

const mockUrl = `http://127.0.0.1:${mockPort}`;
const appUrl = `http://127.0.0.1:${port}`;
const processes = childProcesses();
const mockScript = values.static ? 'scripts/mock/static.ts' : 'scripts/mock/main.ts';
const accessOptions = ['allow-host', 'allow-origin'] as const;
const allowed = accessOptions.flatMap((name) =>
  values[name].flatMap((value) => [`--${name}`, value]),
);
if (values.static && allowed.length > 0)
  wrongUse(
    'Stock Prism keeps nothing and lets every page in: leave --allow-host and --allow-origin away.',
  );
const day = values.today === undefined ? [] : ['--today', values.today];
if (values.static && day.length > 0) wrongUse('Stock Prism has no day: leave --today away.');
const mock = processes.start('The mock', [
  mockScript,
  '--port',
  String(mockPort),
  ...allowed,
  ...day,
]);
mock.stdout?.pipe(process.stdout);
const app = ['node_modules/vite/bin/vite.js', '--port', String(port), '--host', '127.0.0.1'];
processes.start('The app', [...app, '--strictPort', '--logLevel', 'warn'], {
  [values.static ? 'PRUVA_STATIC_MOCK_URL' : 'PRUVA_MOCK_URL']: mockUrl,
});

const [mockUp, appUp] = await Promise.all([
  waitForHttp(mockUrl, START_TIMEOUT),
  waitForHttp(appUrl, START_TIMEOUT),
]);
if (mockUp && appUp) {
  console.log(`\n  The app   ${appUrl}\n  The mock  ${mockUrl}\n\n  Ctrl-C ends both.\n`);
} else {
  console.error(
    `${mockUp ? 'The app' : 'The mock'} did not answer within ${START_TIMEOUT / 1000} s.`,
  );
  processes.end(1);
}
