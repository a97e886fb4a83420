import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../openapi/model/random.ts';
import { controlRoutes } from '../../control/control.ts';
import { callerOf, startTestMock } from '../../testing/client.ts';
import { sendRaw } from '../../testing/raw.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
const lines: string[] = [];
beforeAll(async () => {
  running = await startTestMock({ log: (line) => lines.push(line) });
});
afterAll(() => running.close());

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What nobody sends who means well, as JSON. */
const VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e12',
  '-1e300',
  '9007199254740993',
  '""',
  '"9999-12-31"',
  '"0000-00-00"',
  '"2026-02-30"',
  '"275760-09-13T00:00:00Z"',
  '"2026-11-20T09:00:00+99:99"',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(5000)}"`,
  '[]',
  '{}',
  '[[1,{"id":2}]]',
  '[[1,{"id":1}]]',
  '[[1e9,null]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"toString":1}',
  deep(40),
  deep(60_000).slice(0, 60_000),
];
/** Fields that some route knows. */
const FIELDS = [
  ...['scenario', 'today', 'bank', 'faults', 'changes', 'now', 'advance'],
  ...['advanceDays', 'reset', 'operation', 'tag', 'status', 'latency', 'hangUp', 'probability'],
  ...['count', 'seed', 'choice', 'paymentUrl', '__proto__', 'toString'],
];
const SEGMENTS = ['1', '-1', '1e99', 'NaN', '%00', '%', '%E0%A4%A', '..%2f', '__proto__', 'ç'];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '*/*',
  '',
];

/** The same choices at every run. */
function chooser(seed: number) {
  let state = seed;
  return <T>(values: readonly T[]): T => {
    const { value, next } = mulberry32(state);
    state = next;
    const chosen = values[Math.floor(value * values.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
}

/** A snapshot that nearly is one, with one thing or another out of place. */
function nearSnapshot(choose: ReturnType<typeof chooser>): string {
  const table = choose(['users', 'boats', 'bookings', 'codes', 'payments', 'sirens']);
  const parts: Record<string, string> = {
    scenario: '"default"',
    today: '"2026-11-20"',
    now: '"2026-11-20T09:00:00Z"',
    bank: '"normal"',
    faults: '[]',
    changes: `{"${table}":${choose(VALUES)}}`,
  };
  parts[choose(Object.keys(parts))] = choose(VALUES);
  return `{${Object.entries(parts)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',')}}`;
}

const rounds = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(controlRoutes.map(({ method, path }) => [method, path] as const))(
  '%s /_mock%s',
  (method, path) => {
    it('answers whatever it is sent, and the session lives on', async () => {
      const session = `hostile-${method}-${path.replaceAll(/[^a-z]/g, '')}`;
      for (const round of rounds) {
        const choose = chooser(round * 7919 + path.length * 31 + method.length);
        const bodies = [
          `{"${choose(FIELDS)}":${choose(VALUES)}}`,
          `{"${choose(FIELDS)}":${choose(VALUES)},"${choose(FIELDS)}":${choose(VALUES)}}`,
          choose(VALUES),
          nearSnapshot(choose),
          'choice=pay&__proto__=1',
          '{"a":',
          new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
        ];
        const asked = {
          method,
          path: `/_mock${path.replaceAll(/\{\w+\}/g, () => choose(SEGMENTS))}${choose(['', '/', '?x=1', '?to=%', '?session=%00', '?to=a&to=b'])}`,
          headers: { 'x-mock-session': session, 'content-type': choose(TYPES) },
          body: method === 'GET' ? '' : choose(bodies),
          isChunked: choose([true, false]),
        };
        const started = performance.now();
        const answer = await sendRaw(running.url, asked);
        const shown = `${asked.path} ${String(asked.body).slice(0, 200)} → ${answer.text.slice(0, 300)}`;
        expect(answer.status, shown).toBeLessThan(500);
        expect(performance.now() - started, shown).toBeLessThan(10_000);
        if (answer.status >= 400)
          expect(JSON.parse(answer.text), shown).toMatchObject({ message: expect.any(String) });
      }
      const caller = callerOf(running.url, session);
      await caller.call('DELETE', '/_mock/faults');
      expect((await caller.call('GET', '/_mock/state')).status).toBe(200);
      expect((await caller.call('GET', '/api/boats/1')).status).toBe(200);
    });
  },
);

it('lets nothing of an object’s origin in', () => {
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

describe('the clock', () => {
  it.each([
    { now: '9999-12-31T00:00:00Z' },
    { now: '1999-12-31T00:00:00Z' },
    { now: '2026-02-30T00:00:00Z' },
    { advanceDays: 1e12 },
    { advanceDays: 36_000 },
    { advance: -1e15 },
    { advance: 1e308 },
  ])('stays where it is on %j', async (body) => {
    const caller = callerOf(running.url, 'clock');
    const { body: before } = await caller.call('GET', '/_mock/clock');
    const refused = await caller.call('PUT', '/_mock/clock', { body });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringMatching(/now|advance/),
    ]);
    expect((await caller.call('GET', '/_mock/clock')).body.offset).toBe(before.offset);
  });

  it.each(['2000-01-01', '2100-12-31'])('goes as far as %s, and so does a world', async (today) => {
    const caller = callerOf(running.url, `far-${today}`);
    const { body } = await caller.call('GET', '/_mock/snapshot');
    const snapshot = { ...body, today, now: `${today}T09:00:00Z` };
    expect((await caller.call('PUT', '/_mock/snapshot', { body: snapshot })).status).toBe(200);
    expect((await caller.call('GET', '/api/boats')).status).toBe(200);
    const other = callerOf(running.url, `clock-${today}`);
    const now = `${today}T09:00:00Z`;
    expect((await other.call('PUT', '/_mock/clock', { body: { now } })).status).toBe(200);
    expect((await other.call('GET', '/api/boats')).status).toBe(200);
    expect((await other.call('GET', '/api/tours')).status).toBe(200);
  });
});

describe('a snapshot', () => {
  it.each([
    [{ today: '9999-12-31' }, 'today'],
    [{ scenario: 'storm' }, 'scenario'],
    [{ now: '+275760-09-13T00:00:00Z' }, 'now'],
    [{ now: '1970-01-01T00:00:00Z' }, 'now'],
    [
      { faults: [{ id: 1, operation: 'sinkBoat', status: 500, probability: 1, seed: 1 }] },
      'sinkBoat',
    ],
    [{ changes: { sirens: [] } }, 'sirens'],
    [{ changes: { users: [[9, { id: 9 }]] } }, 'changes.users'],
    [{ changes: { users: [[9, { id: 8 }]] } }, 'changes.users'],
    [
      {
        changes: {
          boats: [
            [1, null],
            [-1, null],
          ],
        },
      },
      'changes.boats',
    ],
  ])('with %j is refused by its field and changes nothing', async (part, field) => {
    const caller = callerOf(running.url, 'snapshot');
    await caller.call('PUT', '/_mock/clock', { body: { advanceDays: 1 } });
    const { body: before } = await caller.call('GET', '/_mock/snapshot');
    const refused = await caller.call('PUT', '/_mock/snapshot', { body: { ...before, ...part } });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(field)]);
    const { body: after } = await caller.call('GET', '/_mock/snapshot');
    expect({ ...after, now: before.now }).toEqual(before);
  });
});

describe('the API', () => {
  /** What a parameter may be sent as; days as far apart as they can be. */
  const queryValues: Record<string, string[]> = {
    startDate: ['0001-01-01', '2026-11-20', '9999-12-31'],
    endDate: ['9999-12-31', '0001-01-01', '2026-11-20'],
  };
  const odd = [
    '',
    '9999-12-31',
    '0000-01-01',
    '-1',
    '1e99',
    '9007199254740993',
    '%00',
    'ı'.repeat(300),
    '[]',
  ];

  it('answers whatever it is sent, by every operation and everybody', async () => {
    const nobody = callerOf(running.url, 'hostile-api');
    const tokens = await Promise.all(
      ['selin.aydin', 'mehmet.agaoglu', 'elif.yildiz'].map(async (username) => {
        const body = { username, password: 'deniz-2026' };
        const signedIn = await nobody.call('POST', '/api/auth/login', { body });
        return `Bearer ${signedIn.body.token}`;
      }),
    );
    for (const { id, method, path, prism } of running.engine().operations) {
      for (const round of [1, 2, 3]) {
        const choose = chooser(round * 104_729 + id.length * 31 + path.length);
        const query = new URLSearchParams();
        for (const { name } of prism.request?.query ?? [])
          if (choose([true, true, false])) query.append(name, choose(queryValues[name] ?? odd));
        const asked = {
          method,
          path: `/api${path.replaceAll(/\{\w+\}/g, () => choose([...SEGMENTS, '1', '2', '9']))}?${query}`,
          headers: {
            'x-mock-session': `hostile-api`,
            'content-type': choose(['application/json', 'application/json', ...TYPES]),
            authorization: choose([...tokens, 'Bearer a.b.c', 'Basic eA==', 'Bearer ']),
            'accept-language': choose(['tr', 'en', '*', 'q=;;']),
          },
          body:
            method === 'GET'
              ? ''
              : choose([choose(VALUES), `{"${choose(FIELDS)}":${choose(VALUES)}}`, '{"a":']),
          isChunked: choose([true, false]),
        };
        const started = performance.now();
        const answer = await sendRaw(running.url, asked);
        const shown = `${method} ${asked.path} ${asked.body.slice(0, 200)} → ${answer.text.slice(0, 300)}`;
        expect(answer.status, shown).toBeLessThan(500);
        expect(performance.now() - started, shown).toBeLessThan(10_000);
      }
    }
  });
});

it('has failed at none of this', () => {
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
});
