/** `npm run mock:bench`: the mock against stock Prism and a bare server; start, memory, hostile requests. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type OpenApiDocument, operationsOf } from './generate/document.ts';
import { commandLine, wrongUse } from './lib/command-line.ts';
import { isPortFree } from './lib/ports.ts';
import { attack } from './mock-bench/hostile.ts';
import { load } from './mock-bench/load.ts';
import { memoryOf, type Server, startServer } from './mock-bench/server.ts';

const HELP = `Usage: npm run mock:bench [-- --seconds N --requests N]

Prints requests per second of the mock, of stock Prism and of a bare Node server over 10 connections,
the time from start to the first answer, memory with 1 and 1,000 sessions, and what becomes of random,
malformed and hostile requests.

  --seconds N    how long each load lasts (5)
  --requests N   how many hostile requests (100000)
  --seed N       what decides them (1)
  --help         show this

Exit code: 0; 1 when a hostile request was answered with 5xx or ended the mock; 2 wrong use.
`;

const values = commandLine(HELP, {
  seconds: { type: 'string', default: '5' },
  requests: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
});
const [seconds, requests, seed] = [values.seconds, values.requests, values.seed].map(Number);
if (!seconds || !requests || seed === undefined || Number.isNaN(seed))
  wrongUse(`--seconds, --requests and --seed take numbers.\n\n${HELP}`);

const PORTS = { mock: 46391, prism: 46392, bare: 46393 };
for (const port of Object.values(PORTS)) {
  if (!(await isPortFree(port))) wrongUse(`Port ${port} is in use; the bench needs it.`);
}
const SINGLE = '/boats/1';
const LIST = '/boats/paginated?size=20';
const SESSIONS = 1000;
const PASSWORD = 'deniz-2026';

const prismPackage = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
const prismCli = join(dirname(prismPackage), 'dist/index.js');
const address = (port: number) => `http://127.0.0.1:${port}`;
const startMock = () =>
  startServer(
    ['scripts/mock.ts', '--port', String(PORTS.mock), '--quiet'],
    address(PORTS.mock),
    `/api${SINGLE}`,
  );
const say = (line = '') => console.log(line);
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const server = await startMock();
    times.push(server.firstAnswer);
    await server.stop();
  }
  const rounded = times.map(Math.round);
  say(
    `start to first answer       ${Math.round(median(times))} ms (${Math.min(...rounded)}–${Math.max(...rounded)}, 5 runs; at most 1500)`,
  );
}

async function measureLoad(name: string, single: string, list: string): Promise<[number, number]> {
  await load(single, 1);
  const one = await load(single, seconds ?? 5);
  await load(list, 1);
  const many = await load(list, seconds ?? 5);
  const line = ({ requestsPerSecond, p99, failed }: typeof one) =>
    `${String(requestsPerSecond).padStart(7)}/s  p99 ${p99} ms${failed ? `  ${failed} FAILED` : ''}`;
  say(`${name.padEnd(28)}${line(one).padEnd(30)}${line(many)}`);
  return [one.requestsPerSecond, many.requestsPerSecond];
}

async function measureSpeed(mock: Server): Promise<void> {
  say(`\n10 connections              ${'one boat'.padEnd(30)}list of 20`);
  const prism = await startServer(
    [
      prismCli,
      'mock',
      '--port',
      String(PORTS.prism),
      '--host',
      '127.0.0.1',
      '--verboseLevel',
      'silent',
      'generated/openapi.json',
    ],
    address(PORTS.prism),
    SINGLE,
  );
  const stock = await measureLoad('stock Prism', `${prism.url}${SINGLE}`, `${prism.url}${LIST}`);
  await prism.stop();
  const ours = await measureLoad('the mock', `${mock.url}/api${SINGLE}`, `${mock.url}/api${LIST}`);
  const bare = await startServer(
    [
      'scripts/mock-bench/bare-server.ts',
      String(PORTS.bare),
      mock.url,
      `/api${SINGLE}`,
      `/api${LIST}`,
    ],
    address(PORTS.bare),
    `/api${SINGLE}`,
  );
  const least = await measureLoad(
    'bare Node, the same bytes',
    `${bare.url}/api${SINGLE}`,
    `${bare.url}/api${LIST}`,
  );
  await bare.stop();
  const times = (index: 0 | 1, of: [number, number]) => (ours[index] / of[index]).toFixed(1);
  say(
    `the mock is                 ${`${times(0, stock)} × Prism, ${times(0, least)} × bare`.padEnd(30)}${times(1, stock)} × Prism, ${times(1, least)} × bare`,
  );
}

async function measureMemory(): Promise<void> {
  const mock = await startMock();
  const atStart = memoryOf(mock.pid);
  for (let index = 0; index < SESSIONS; index += 1) {
    const headers = { 'x-mock-session': `bench-${index}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ username: 'elif.yildiz', password: PASSWORD });
    await (
      await fetch(`${mock.url}/api/auth/login`, { method: 'POST', headers, body })
    ).arrayBuffer();
    await (await fetch(`${mock.url}/api${LIST}`, { headers })).arrayBuffer();
  }
  say(`\nmemory after start          ${atStart} MB`);
  say(
    `memory after ${SESSIONS} sessions  ${memoryOf(mock.pid)} MB (each signed in and listed boats)`,
  );
  await mock.stop();
}

async function tokenOf(mock: Server, username: string): Promise<string> {
  const response = await fetch(`${mock.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string }; // AuthSession of the contract
  return token;
}

async function measureHostile(mock: Server): Promise<boolean> {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument;
  const targets = operationsOf(document).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
  }));
  const names = ['elif.yildiz', 'mehmet.agaoglu', 'selin.aydin'];
  const tokens = await Promise.all(names.map((name) => tokenOf(mock, name)));
  const options = { targets, tokens, seed: seed ?? 1 };
  await attack(mock.url, { ...options, requests: 10_000, seed: 99 });
  const before = memoryOf(mock.pid);
  const halfway = await attack(mock.url, { ...options, requests: (requests ?? 0) / 2 });
  const middle = memoryOf(mock.pid);
  const rest = await attack(mock.url, {
    ...options,
    requests: (requests ?? 0) / 2,
    seed: (seed ?? 1) + 1,
  });
  const statuses: Record<string, number> = { ...halfway.statuses };
  for (const [status, count] of Object.entries(rest.statuses))
    statuses[status] = (statuses[status] ?? 0) + count;
  const failures = [...halfway.failures, ...rest.failures];
  say(`\nhostile requests            ${halfway.requests + rest.requests}`);
  say(
    `answered                    ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  say(
    `memory                      ${before} MB before (warm), ${middle} MB halfway, ${memoryOf(mock.pid)} MB after`,
  );
  say(`still alive                 ${mock.isAlive() ? 'yes' : 'NO'}`);
  for (const failure of failures) say(`  ${failure}`);
  return mock.isAlive() && failures.length === 0;
}

await measureStart();
const mock = await startMock();
await measureSpeed(mock);
await mock.stop();
await measureMemory();
const attacked = await startMock();
const isUnharmed = await measureHostile(attacked);
await attacked.stop();
process.exit(isUnharmed ? 0 : 1);
