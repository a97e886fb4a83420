import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(() => running.close());

const listed = (body: unknown) => (body as { id: number }[]).map(({ id }) => id); // a list of records

it('answers the same reading with the same text, and each call with an id of its own', async () => {
  const anna = callerOf(running.url, 'same');
  const [first, second] = [
    await anna.call('GET', '/api/tours'),
    await anna.call('GET', '/api/tours'),
  ];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(second.headers.get('x-mock-operation')).toBe('listTours');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

it('forgets it with every write of the session, whatever was written', async () => {
  const mehmet = await callerOf(running.url, 'write').as('mehmet.agaoglu');
  const before = await mehmet.call('GET', '/api/boats');
  const [id] = listed(before.body);
  expect((await mehmet.call('GET', '/api/boats')).body).toEqual(before.body);
  await mehmet.call('PATCH', '/api/boats/1/status?status=INACTIVE');
  const after = await mehmet.call('GET', '/api/boats');
  expect(listed(after.body)).not.toContain(1);
  expect(id).toBeDefined();
});

it('keeps sessions and people apart', async () => {
  const guest = callerOf(running.url, 'people');
  const mehmet = await guest.as('mehmet.agaoglu');
  const deniz = await guest.as('deniz.aksoy');
  await mehmet.call('PATCH', '/api/boats/1/status?status=INACTIVE');
  const asked = await Promise.all(
    [mehmet, deniz, guest, mehmet, deniz, guest].map((who) => who.call('GET', '/api/boats/1')),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 404, 404, 200, 404, 404]);
  expect((await callerOf(running.url, 'elsewhere').call('GET', '/api/boats/1')).status).toBe(200);
  const accounts = [mehmet, deniz, mehmet].map((who) => who.call('GET', '/api/auth/account'));
  const names = (await Promise.all(accounts)).map(({ body }) => body.username);
  expect(names).toEqual(['mehmet.agaoglu', 'deniz.aksoy', 'mehmet.agaoglu']);
});

it('goes by the language, the query, the clock and the scenario', async () => {
  const anna = callerOf(running.url, 'moments');
  const page = async (query: string) =>
    (await anna.call('GET', `/api/boats/paginated?${query}`)).body;
  expect(await page('size=1')).not.toEqual(await page('size=1&page=1'));
  const days = async () =>
    (await anna.call('GET', '/api/boats/1')).body.nextAvailableDate as string | null;
  const today = await days();
  await anna.call('PUT', '/_mock/clock', { body: { advanceDays: 300 } });
  expect(await days()).not.toBe(today);
  await anna.call('PUT', '/_mock/clock', { body: { reset: true } });
  expect(await days()).toBe(today);
  const all = listed((await anna.call('GET', '/api/boats')).body);
  await anna.call('POST', '/_mock/reset', { body: { scenario: 'empty' } });
  expect(listed((await anna.call('GET', '/api/boats')).body)).not.toEqual(all);
});

it('lets faults and preferences go first', async () => {
  const anna = callerOf(running.url, 'faults');
  expect((await anna.call('GET', '/api/boats')).status).toBe(200);
  const wanted = await anna.call('GET', '/api/boats', { headers: { prefer: 'example=empty' } });
  expect(wanted.body).toEqual([]);
  await anna.call('POST', '/_mock/faults', {
    body: { operation: 'listBoats', status: 503, count: 1 },
  });
  expect((await anna.call('GET', '/api/boats')).status).toBe(503);
  expect((await anna.call('GET', '/api/boats')).status).toBe(200);
});

it('makes an answer again for whoever asks for that', async () => {
  const anna = callerOf(running.url, 'anew');
  const headers = { 'cache-control': 'no-cache' };
  const kept = await anna.call('GET', '/api/tours');
  expect((await anna.call('GET', '/api/tours', { headers })).body).toEqual(kept.body);
});
