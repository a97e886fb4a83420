/** `npm run mock:bench`: the mock against stock Prism and a bare server; start, memory, hostile requests. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenApiDocument, operationsOf } from '../../openapi/model/document.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { isPortFree } from '../lib/ports.ts';
import { type Person, signIn } from './bench/caller.ts';
import { attack, type Outcome } from './bench/hostile.ts';
import { listMemory, listTimes } from './bench/lists.ts';
import { type Load, load } from './bench/load.ts';
import { median } from './bench/median.ts';
import { type Profile, sharesOf } from './bench/profile.ts';
import { memoryOf, type Server } from './bench/server.ts';
import { compareSpeed, type Speed } from './bench/speed.ts';
import { PORTS, startBare, startMock, startPrism, TARGETS } from './bench/targets.ts';

const HELP = `Usage: npm run mock:bench [-- --seconds N --rounds N --requests N --only PART]

Prints requests per second of the mock, of stock Prism and of a bare Node server over 10 connections,
where the mock's time goes, the time from start to the first answer, memory with 1 and 1,000 sessions,
how long pages of lists of ten thousand records take and what memory they need, and what becomes of random, malformed and hostile requests.

  --seconds N    how long each load lasts (3)
  --rounds N     how often each load is repeated; the median counts (3)
  --requests N   how many hostile requests (100000)
  --seed N       seed of their random choices (1)
  --only PART    start, speed, profile, memory, lists or hostile
  --profile      the same as --only profile
  --help         show this

Exit code: 0; 1 when a hostile request was answered with 5xx or ended the mock; 2 wrong use.
`;

const values = commandLine(HELP, {
  seconds: { type: 'string', default: '3' },
  rounds: { type: 'string', default: '3' },
  requests: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  profile: { type: 'boolean' },
});
const SESSIONS = 1000;
/** How many thousands of requests for pages of long lists the mock's memory is watched for. */
const THOUSANDS = 4;
/** Hostile requests after which the state starts over and everybody signs in again. */
const BATCH = 10_000;

function numberOf(name: 'seconds' | 'rounds' | 'requests' | 'seed'): number {
  const number = Number(values[name]);
  return number > 0 ? number : wrongUse(`--${name} takes a number above 0, not ${values[name]}.`);
}
const [seconds, rounds] = [numberOf('seconds'), numberOf('rounds')];
const [requests, seed] = [numberOf('requests'), numberOf('seed')];

const say = (line = '') => console.log(line);

async function measureStart(): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'mock-bench-'));
  const times: number[] = [];
  for (let run = 0; run < 6; run += 1) {
    const server = await startMock([], { NODE_COMPILE_CACHE: cache });
    times.push(Math.round(server.firstAnswer));
    await server.stop();
  }
  rmSync(cache, { recursive: true });
  const [first = 0, ...others] = times;
  const range = `${Math.min(...others)}–${Math.max(...others)}`;
  say(`start to first answer       ${median(others)} ms (${range}, 5 starts; at most 1500)`);
  say(`the very first start        ${first} ms (nothing compiled before)`);
}

const column = (text: string) => text.padEnd(40);

function speedLine({ name, loads }: Speed): string {
  const columns = loads.map(({ requestsPerSecond, megabytesPerSecond, p99, cost, failed }) => {
    const used = Number.isNaN(cost) ? '' : `${cost.toFixed(0)} µs`;
    const wrong = failed ? ` ${failed} FAILED` : '';
    const size = `${megabytesPerSecond.toFixed(1)} MB/s`.padStart(11);
    return `${String(requestsPerSecond).padStart(6)}/s${size}  p99 ${String(p99).padStart(2)} ms${used.padStart(8)}${wrong}`;
  });
  return name.padEnd(28) + columns.map(column).join('');
}

/** How often the mock's figure is that of another server. */
function times(field: 'requestsPerSecond' | 'megabytesPerSecond', mock: Load, other?: Load) {
  const factor = mock[field] / (other?.[field] ?? Number.NaN);
  return `${factor.toFixed(factor < 1 ? 2 : 1)} ×`;
}

async function measureSpeed(): Promise<void> {
  const mock = await startMock();
  const [prism, bare] = [await startPrism(), await startBare(mock)];
  const at = (base: string) => TARGETS.map(({ path }) => `${base}${path}`);
  const candidates = [
    { name: 'stock Prism', server: prism, addresses: at(prism.url) },
    { name: 'the mock', server: mock, addresses: at(`${mock.url}/api`) },
    {
      name: 'the mock, without the cache',
      server: mock,
      addresses: at(`${mock.url}/api`),
      headers: ['cache-control=no-cache'],
    },
    { name: 'bare Node, the same bytes', server: bare, addresses: at(`${bare.url}/api`) },
  ];
  const speeds = await compareSpeed(candidates, { rounds, seconds });
  for (const server of [mock, prism, bare]) await server.stop();
  const heading = TARGETS.map(({ name }) => column(name)).join('');
  say(`\n${'10 connections'.padEnd(28)}${heading}µs: processor time of a request`);
  for (const speed of speeds) say(speedLine(speed));
  const [stock, ours, anew, least] = speeds;
  if (!stock || !ours || !anew || !least) throw new Error('Something was not measured.');
  const against = (field: 'requestsPerSecond' | 'megabytesPerSecond', other: Speed) =>
    ours.loads.map((one, index) => column(times(field, one, other.loads[index]))).join('');
  say(`${'requests, × stock Prism'.padEnd(28)}${against('requestsPerSecond', stock)}`);
  const first = anew.loads.map((one, index) =>
    column(times('requestsPerSecond', one, stock.loads[index])),
  );
  say(`${'  without the cache'.padEnd(28)}${first.join('')}`);
  say(`${'bytes, × stock Prism'.padEnd(28)}${against('megabytesPerSecond', stock)}`);
  say(`${'requests, × bare Node'.padEnd(28)}${against('requestsPerSecond', least)}`);
}

/** Shares of the mock's time by part, under a load on one address. */
async function profileOf(path: string): Promise<ReturnType<typeof sharesOf>> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-bench-'));
  const mock = await startMock(['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  await load(mock.pid, `${mock.url}/api${path}`, seconds);
  await load(mock.pid, `${mock.url}/api${path}`, seconds);
  await mock.stop();
  const [file] = readdirSync(folder);
  if (!file) throw new Error('Node wrote no profile of the mock.');
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile; // written by Node itself
  rmSync(folder, { recursive: true });
  return sharesOf(profile, seconds);
}

async function measureShares(): Promise<void> {
  const profiles: Map<string, number>[] = [];
  for (const { path } of TARGETS)
    profiles.push(new Map((await profileOf(path)).map(({ part, share }) => [part, share])));
  const percent = (share = 0) => `${(share * 100).toFixed(1)} %`.padStart(18);
  const heading = TARGETS.map(({ name }) => name.padStart(18)).join('');
  say(`\n${'where the time goes'.padEnd(42)}${heading}`);
  for (const part of profiles[0]?.keys() ?? [])
    say(`${part.padEnd(42)}${profiles.map((shares) => percent(shares.get(part))).join('')}`);
}

async function measureMemory(): Promise<void> {
  const mock = await startMock();
  const atStart = memoryOf(mock.pid);
  const [person] = await peopleOf(mock);
  for (let index = 0; person && index < SESSIONS; index += 1) {
    const headers = { 'x-mock-session': `bench-${index}` };
    await signIn(mock, person, headers);
    await (await fetch(`${mock.url}/api${TARGETS[1].path}`, { headers })).arrayBuffer();
  }
  say(`\nmemory after start          ${atStart} MB`);
  say(
    `memory after ${SESSIONS} sessions  ${memoryOf(mock.pid)} MB (each signed in and listed boats)`,
  );
  await mock.stop();
}

async function measureLists(): Promise<void> {
  const mock = await startMock();
  const { long, usual } = await listTimes(mock);
  const columns = (cells: readonly string[]) => cells.map((cell) => cell.padStart(14)).join('');
  const heads = ['records', 'first', 'page', '× usual', 'search', 'after change', '× usual'];
  say(`\n${'a page of 20, ms'.padEnd(24)}${columns(heads)}`);
  for (const [index, { name, total, ...times }] of long.entries()) {
    const { page = Number.NaN, changed = Number.NaN } = usual[index] ?? {};
    const cells = [
      ...[times.first, times.page].map((time) => time.toFixed(1)),
      (times.page / page).toFixed(1),
      ...[times.search, times.changed].map((time) => time.toFixed(1)),
      (times.changed / changed).toFixed(1),
    ];
    say(`${name.padEnd(24)}${columns([total.toLocaleString('en'), ...cells])}`);
  }
  const megabytes = await listMemory(mock, THOUSANDS);
  say(`memory, each 1,000 requests of them  ${megabytes.join(', ')} MB`);
  await mock.stop();
}

/** The named people of the mock, one of each role. */
async function peopleOf(mock: Server): Promise<Person[]> {
  const people = (await (await fetch(`${mock.url}/_mock/people`)).json()) as Person[]; // the mock's control
  return people.filter(({ role }, index) => people.findIndex((one) => one.role === role) === index);
}

async function attackInBatches(mock: Server, count: number, first: number): Promise<Outcome[]> {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument; // by `npm run generate`
  const targets = operationsOf(document).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
  }));
  const outcomes: Outcome[] = [];
  for (let done = 0; done < count; done += BATCH) {
    // A deleted account or a changed password would leave the rest of the requests nothing but 401.
    await fetch(`${mock.url}/_mock/reset`, { method: 'POST', body: '{}' });
    const people = await peopleOf(mock);
    const tokens = await Promise.all(people.map((person) => signIn(mock, person)));
    const options = { targets, tokens, requests: Math.min(BATCH, count - done) };
    outcomes.push(await attack(mock.url, { ...options, seed: first + outcomes.length }));
  }
  return outcomes;
}

async function measureHostile(): Promise<boolean> {
  const mock = await startMock();
  await attackInBatches(mock, BATCH, seed + 1_000_000);
  const before = memoryOf(mock.pid);
  const firstHalf = await attackInBatches(mock, Math.ceil(requests / 2), seed);
  const middle = memoryOf(mock.pid);
  const rest = await attackInBatches(mock, Math.floor(requests / 2), seed + firstHalf.length);
  const all = [...firstHalf, ...rest];
  const statuses: Record<string, number> = {};
  for (const outcome of all) {
    for (const [status, count] of Object.entries(outcome.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  }
  const failures = all.flatMap((outcome) => outcome.failures);
  const answered = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const slowest = Math.round(Math.max(...all.map((outcome) => outcome.slowest)));
  const isAlive = mock.isAlive();
  say(`\nhostile requests            ${all.reduce((sum, outcome) => sum + outcome.requests, 0)}`);
  say(`answered                    ${answered.join(', ')}`);
  say(`slowest answer              ${slowest} ms`);
  say(
    `memory                      ${before} MB before (warm), ${middle} MB halfway, ${memoryOf(mock.pid)} MB after`,
  );
  say(`still alive                 ${isAlive ? 'yes' : 'NO'}`);
  for (const failure of failures) say(`  ${failure}`);
  await mock.stop();
  return isAlive && failures.length === 0;
}

const MEASURES: Record<string, () => Promise<unknown>> = {
  start: measureStart,
  speed: measureSpeed,
  profile: measureShares,
  memory: measureMemory,
  lists: measureLists,
  hostile: measureHostile,
};
const only = values.profile ? 'profile' : values.only;
if (only !== undefined && !(only in MEASURES))
  wrongUse(`--only takes ${Object.keys(MEASURES).join(', ')}, not ${only}.`);
for (const port of Object.values(PORTS)) {
  if (!(await isPortFree(port))) wrongUse(`Port ${port} is in use; the bench needs it.`);
}
let isUnharmed = true;
for (const [name, measure] of Object.entries(MEASURES)) {
  if (only === undefined || only === name) isUnharmed = (await measure()) !== false && isUnharmed;
}
process.exit(isUnharmed ? 0 : 1);
