import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
let administrator: Caller;
beforeAll(async () => {
  running = await startTestMock({ today: '2026-06-12' });
  administrator = await callerOf(running.url, 'lists').as('selin.aydin');
});
afterAll(async () => {
  await running.close();
});

/** The lists of administrators, each in every state that their screens tell apart. */
const LISTS = [
  ...['OPEN', 'KEPT'].map((state) => `/admin/reviews/reported?state=${state}`),
  ...['NEW', 'READ', 'ANSWERED', 'CLOSED'].map((state) => `/contact-messages?state=${state}`),
  ...['PENDING', 'PARTIAL', 'COMPLETED', 'FAILED', 'CANCELLED'].map(
    (status) => `/bookings/payments?status=${status}`,
  ),
  ...['BOAT', 'TOUR'].map((kind) => `/admin/documents?kind=${kind}&state=WAITING`),
  ...['PENDING', 'APPROVED', 'REJECTED'].map((status) => `/captain-applications?status=${status}`),
];

it.each(LISTS)('has something to show in %s', async (path) => {
  const { status, body } = await administrator.call('GET', `/api${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.totalElements).toBeGreaterThan(0);
});

it('has work in every queue', async () => {
  const { body } = await administrator.call('GET', '/api/admin/queues');
  const queues = body as unknown as { queue: string; count: number }[]; // a list, as the engine has checked
  expect(queues.length).toBeGreaterThan(4);
  expect(queues.filter(({ count }) => count === 0)).toEqual([]);
});
