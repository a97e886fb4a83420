import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Har } from 'har-format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallLine } from '../../engine/session/call-log.ts';
import { callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
const lines: string[] = [];
beforeAll(async () => {
  running = await startTestMock({ verbose: true, log: (line) => lines.push(line) });
});
afterAll(() => running.close());

const booking = { boatId: 1, startDate: '2020-01-01', endDate: '2020-01-01', passengerCount: 2 };

it('tells who asked, what was answered and why it was refused', async () => {
  const elif = await callerOf(running.url, 'log').as('elif.yildiz');
  await elif.call('GET', '/api/boats/paginated?size=5');
  await elif.call('POST', '/api/bookings', { body: booking });
  const calls = (await elif.call('GET', '/_mock/calls')).body as unknown as CallLine[]; // its own answer
  expect(calls).toHaveLength(3);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/bookings',
    operationId: 'createBooking',
    caller: { username: 'elif.yildiz', role: 'CUSTOMER' },
    status: 422,
    reason: { code: 'VALIDATION_FAILED', errors: [{ field: 'body.startDate' }] },
  });
  expect(calls[1]).toMatchObject({ path: '/boats/paginated', query: 'size=5', reason: null });
  expect(lines.at(-1)).toMatch(
    /^\d\d:\d\d:\d\d {2}POST {2}\/bookings {2}422 {2}createBooking {2}elif\.yildiz {2}[\d.]+ ms {2}VALIDATION_FAILED: /,
  );
});

it('gives a curl line that does the same again', async () => {
  const elif = await callerOf(running.url, 'curl').as('elif.yildiz');
  const note = 'Kaptan\'a not:\n"erken gelelim" $HOME';
  const asked = await elif.call('POST', '/api/bookings', { body: { ...booking, notes: note } });
  const { body } = await elif.call('GET', `/_mock/calls/${asked.headers.get('x-request-id')}`);
  expect(JSON.parse((body.request as { body: { text: string } }).body.text)).toHaveProperty(
    'notes',
    note,
  );
  const { stdout: answered } = await promisify(execFile)('bash', [
    '-c',
    `${String(body.curl)} --silent --max-time 10`,
  ]);
  expect(answered).toContain('HTTP/1.1 422');
  const { requestId: _, ...same } = asked.body;
  expect(JSON.parse(answered.slice(answered.indexOf('{')))).toMatchObject(same);
  const [again] = (await elif.call('GET', '/_mock/calls')).body as unknown as CallLine[]; // its own answer
  expect(again).toMatchObject({ caller: { username: 'elif.yildiz' }, status: 422 });
});

it('keeps secrets out of a HAR file, and tells callers apart in it', async () => {
  const guest = callerOf(running.url, 'har');
  const [elif, can] = [await guest.as('elif.yildiz'), await guest.as('can.demir')];
  await elif.call('GET', '/api/auth/account');
  await can.call('GET', '/api/auth/account');
  const { body } = await guest.call('GET', '/_mock/calls.har');
  const text = JSON.stringify(body);
  expect(text).not.toContain('deniz-2026');
  expect(text).not.toContain('eyJ');
  const { entries } = (body as unknown as Har).log; // its own answer
  const tokens = entries.map(({ request }) =>
    request.headers.find(({ name }) => name === 'authorization'),
  );
  expect(tokens.map((token) => token?.value)).toEqual([
    undefined,
    undefined,
    'Bearer recorded-token-1',
    'Bearer recorded-token-2',
  ]);
});

it('forgets the oldest calls of a session that asks for much', async () => {
  const anna = callerOf(running.url, 'many');
  for (let index = 0; index < 210; index += 1) await anna.call('GET', `/api/boats/${index + 1}`);
  const calls = (await anna.call('GET', '/_mock/calls')).body as unknown as CallLine[]; // its own answer
  expect(calls).toHaveLength(200);
  expect(calls[0]?.path).toBe('/boats/210');
  await anna.call('DELETE', '/_mock/calls');
  expect((await anna.call('GET', '/_mock/calls')).body).toEqual([]);
});

it('answers 404 for a call that is not kept', async () => {
  const { status, body } = await callerOf(running.url, '').call('GET', '/_mock/calls/req-nobody');
  expect(status).toBe(404);
  expect(body.message).toMatch(/req-nobody is not among the last ones/);
});

it('shows the page to a browser, its calls to a program, and leads there from /', async () => {
  const root = await fetch(`${running.url}/`, { redirect: 'manual' });
  expect([root.status, root.headers.get('location')]).toEqual([302, '/_mock']);
  const page = await fetch(`${running.url}/_mock`, { headers: { accept: 'text/html,*/*' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const script = await fetch(`${running.url}/_mock/page/main.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toMatch(/from ["']\.\/requests\.js["']/);
  const { body } = await callerOf(running.url, '').call('GET', '/_mock');
  expect(body.calls).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/_mock/calls' }),
  );
  expect((await fetch(`${running.url}/_mock/page/..%2Fhtml.ts`)).status).toBe(404);
});

it('says when it has not kept every call', async () => {
  const caller = callerOf(running.url, 'many');
  const cut = async () => (await caller.call('GET', '/_mock/calls')).headers.get('x-mock-cut');
  for (let call = 0; call < 200; call += 1) await caller.call('GET', '/api/health');
  expect(await cut()).toBeNull();
  await caller.call('GET', '/api/health');
  expect(await cut()).toBe('1 older calls are no longer kept');
  await caller.call('DELETE', '/_mock/calls');
  expect(await cut()).toBeNull();
});
