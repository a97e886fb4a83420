import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { mulberry32 } from '../../../openapi/model/random.ts';

/** What became of many hostile requests. */
export interface Outcome {
  requests: number;
  /** How often each status was answered; `none` where the connection was closed without one. */
  statuses: Record<string, number>;
  /** The first requests that were answered with 5xx. */
  failures: string[];
  /** Milliseconds that the slowest answer took. */
  slowest: number;
}

/** Requests on their way at once. */
const PARALLEL = 20;

/** Numbers from 0 to below 1 that a seed decides. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    const step = mulberry32(state);
    state = step.next;
    return step.value;
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const VALUES = [
  '1',
  '0',
  '-1',
  '999999999',
  '9007199254740993',
  '1e309',
  'NaN',
  'null',
  'true',
  '',
  '%00',
  '%',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  "'%20OR%201=1--",
  '%F0%9F%9B%B6',
  '<script>alert(1)</script>',
  '2027-02-30',
  '2027-13-01',
  'conversation_1_2_3',
  'a'.repeat(3000),
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '0',
  '"',
  '{}',
  '{"a":1}{"b":2}',
  '[[[[[[[[[[',
  '\u0000',
  '{"__proto__":{"role":"ADMIN"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `{"name":"${'İ'.repeat(5000)}"}`,
  '{"id":1e400}',
  '{"id":-0}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"username":{"$ne":null},"password":{"$ne":null}}',
  '{"boatId":1,"startDate":"2027-06-12","endDate":"2026-06-12","passengerCount":2}',
  '\uFEFF{}',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'application/xml',
  '*/*',
];
const PREFERENCES = [
  'code=999',
  'code=abc',
  'example=__proto__',
  'dynamic=true',
  'code=503',
  ';;;=',
  'example=',
];

/** Bytes that are no valid HTTP request. */
const RAW = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  '\u0000\u0001\u0002',
  'POST /api/boats HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
  'GET /api/boats HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: y\r\n\r\n',
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
];

interface Target {
  method: string;
  path: string;
}

function hostileRequest(
  random: () => number,
  targets: readonly Target[],
  tokens: readonly string[],
) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // never of an empty list
  const target = pick(targets);
  const method = random() < 0.75 ? target.method : pick(METHODS);
  const path = target.path.replaceAll(/\{\w+\}/g, () =>
    random() < 0.4 ? String(1 + Math.floor(random() * 20)) : pick(VALUES),
  );
  const names = [
    'page',
    'size',
    'startDate',
    'endDate',
    'date',
    'keyword',
    'boatId',
    '__proto__',
    'status',
    'sort',
    'a[b]',
  ];
  const query =
    random() < 0.5 ? `?${pick(names)}=${pick(VALUES)}&${pick(names)}=${pick(VALUES)}` : '';
  const headers: Record<string, string> = {};
  const type = pick(TYPES);
  if (type) headers['content-type'] = type;
  if (random() < 0.6)
    headers.authorization =
      random() < 0.8
        ? `Bearer ${pick(tokens)}`
        : pick(['Bearer ', 'Bearer a.b.c', 'Basic eDp5', 'x']);
  if (random() < 0.1) headers.prefer = pick(PREFERENCES);
  if (random() < 0.1)
    headers['idempotency-key'] = pick([
      'x',
      'k'.repeat(20),
      '__proto__________',
      'ü'.repeat(3).replaceAll('ü', 'u'),
    ]);
  if (random() < 0.1) headers['x-mock-session'] = 'hostile';
  return { method, path: encodeSpaces(`/api${path}${query}`), headers, body: pick(BODIES) };
}

const encodeSpaces = (path: string) =>
  path.replaceAll(' ', '%20').replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);

function send(agent: Agent, base: URL, asked: ReturnType<typeof hostileRequest>): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        method: asked.method,
        path: asked.path,
        headers: asked.headers,
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
        response.once('error', () => resolve('none'));
      },
    );
    sent.once('error', () => resolve('none'));
    sent.end(['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(asked.method) ? undefined : asked.body);
  });
}

function sendRaw(base: URL, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(base.port), base.hostname, () => socket.end(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('error', () => resolve('none'));
    socket.once('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none'));
    socket.setTimeout(2000, () => socket.destroy());
  });
}

/** Sends so many random, malformed and hostile requests, the same ones for the same seed. */
export async function attack(
  url: string,
  options: {
    requests: number;
    seed: number;
    targets: readonly Target[];
    tokens: readonly string[];
  },
): Promise<Outcome> {
  const base = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const random = createRandom(options.seed);
  const outcome: Outcome = { requests: 0, statuses: {}, failures: [], slowest: 0 };
  async function one(): Promise<void> {
    while (outcome.requests < options.requests) {
      outcome.requests += 1;
      const started = performance.now();
      const isRaw = random() < 0.005;
      const asked = hostileRequest(random, options.targets, options.tokens);
      const status = isRaw
        ? await sendRaw(base, RAW[outcome.requests % RAW.length] ?? '')
        : await send(agent, base, asked);
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      outcome.slowest = Math.max(outcome.slowest, performance.now() - started);
      // A 503 that the request asked for is no failure.
      const isFailure = /^5/.test(status) && asked.headers.prefer !== 'code=503';
      if (isFailure && outcome.failures.length < 20) {
        outcome.failures.push(
          `${status} ${asked.method} ${asked.path.slice(0, 120)} ${asked.headers['content-type'] ?? ''} ${asked.body.slice(0, 80)}`,
        );
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, one));
  agent.destroy();
  return outcome;
}
