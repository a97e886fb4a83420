import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
let sessions = 0;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(async () => {
  expect(running.breaches).toEqual([]);
  await running.close();
});

const newSession = () => callerOf(running.url, `keys-${++sessions}`);
const withKey = (key: string) => ({ 'idempotency-key': key.padEnd(16, '0') });
const news = (person: Caller) =>
  person.call('GET', '/api/notifications/user/2/count').then(({ body }) => body.count);

/** A booking of a free day of boat 1 by a customer. */
async function booking(customer: Caller, ahead = 0): Promise<number> {
  const { body: slots } = await customer.call('GET', '/api/boats/1');
  const first = Date.parse(String(slots.nextAvailableDate));
  for (let day = ahead; day < ahead + 200; day += 1) {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
    const body = { boatId: 1, startDate: date, endDate: date, passengerCount: 2 };
    const made = await customer.call('POST', '/api/bookings', { body });
    if (made.status === 201) return Number(made.body.id);
  }
  throw new Error('No day is free.');
}

const REASON = { reason: 'Planlarımız değişti, gelemiyoruz.' };

describe('a state change with a key', () => {
  it('answers the first answer again, and refunds and tells nobody twice', async () => {
    const customer = await newSession().as('elif.yildiz');
    const host = await callerOf(running.url, `keys-${sessions}`).as('mehmet.agaoglu');
    const id = await booking(customer);
    const cancel = () =>
      customer.call('PATCH', `/api/bookings/${id}/cancel`, {
        body: REASON,
        headers: withKey('vazgec'),
      });
    const first = await cancel();
    const told = await news(host);
    const second = await cancel();
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await news(host)).toBe(told);
    const without = await customer.call('PATCH', `/api/bookings/${id}/cancel`, { body: REASON });
    expect(without).toMatchObject({ status: 409, body: { code: 'BOOKING_STATUS_CONFLICT' } });
  });

  it('is another one for another record, and for another person', async () => {
    const customer = await newSession().as('elif.yildiz');
    const [one, other] = [await booking(customer), await booking(customer, 1)];
    const cancel = (id: number) =>
      customer.call('PATCH', `/api/bookings/${id}/cancel`, {
        body: REASON,
        headers: withKey('ayni'),
      });
    await cancel(one);
    expect(await cancel(other)).toMatchObject({
      status: 200,
      body: { id: other, status: 'CANCELLED' },
    });
    const otherCustomer = await callerOf(running.url, `keys-${sessions}`).as('can.demir');
    const foreign = await otherCustomer.call('PATCH', `/api/bookings/${one}/cancel`, {
      body: REASON,
      headers: withKey('ayni'),
    });
    expect(foreign.status).toBe(403);
  });

  it('is refused for another query', async () => {
    const customer = await newSession().as('elif.yildiz');
    const host = await callerOf(running.url, `keys-${sessions}`).as('mehmet.agaoglu');
    const id = await booking(customer);
    const cancel = (reason: string) =>
      host.call('PATCH', `/api/bookings/${id}/status?status=CANCELLED&reason=${reason}`, {
        headers: withKey('onay'),
      });
    const first = await cancel('Poyraz-sert-esecek');
    expect(await cancel('Poyraz-sert-esecek')).toMatchObject({ status: 200, body: first.body });
    const other = await cancel('Lodos-sert-esecek');
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});

describe('a key', () => {
  const message = {
    name: 'Deniz Kaya',
    email: 'deniz@pruva.example',
    subject: 'Tekne turu',
    message: 'Mayıs ayında bir tur düşünüyoruz.',
  };

  it('is free again after a refusal', async () => {
    const customer = await newSession().as('elif.yildiz');
    const headers = withKey('ret');
    const cancel = (id: number) =>
      customer.call('PATCH', `/api/bookings/${id}/cancel`, { body: REASON, headers });
    const id = await booking(customer);
    await customer.call('PATCH', `/api/bookings/${id}/cancel`, { body: REASON });
    expect((await cancel(id)).status).toBe(409);
    const other = await customer.call('PATCH', `/api/bookings/${id}/cancel`, {
      body: { reason: `${REASON.reason} Özür dileriz.` },
      headers,
    });
    expect(other.body.code).toBe('BOOKING_STATUS_CONFLICT');
  });

  it('is kept for a day', async () => {
    const mine = newSession();
    const headers = withKey('gun');
    const send = () => mine.call('POST', '/api/contact-messages', { body: message, headers });
    const first = await send();
    expect((await send()).body.id).toBe(first.body.id);
    await mine.call('PUT', '/_mock/clock', { body: { advanceDays: 1 } });
    expect((await send()).body.id).not.toBe(first.body.id);
  });
});

describe('setting what is set already', () => {
  it('tells the host of a day no second time', async () => {
    const admin = await newSession().as('selin.aydin');
    const host = await callerOf(running.url, `keys-${sessions}`).as('mehmet.agaoglu');
    const { body: days } = await admin.call('GET', '/api/availabilities/boat/1');
    const entry = (days as unknown as { id: number; isAvailable: boolean; date: string }[]).find(
      ({ isAvailable }) => isAvailable,
    );
    const path = `/api/availabilities/${entry?.id}/price-override?priceOverride=4321`;
    const first = await admin.call('PATCH', path);
    const told = await news(host);
    const second = await admin.call('PATCH', path);
    expect(second.body).toEqual(first.body);
    expect(await news(host)).toBe(told);
  });

  it('leaves a document in its place as it was', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const { body: documents } = await host.call('GET', '/api/boats/1/documents');
    const [document] = documents as unknown as { id: number; displayOrder: number }[];
    const path = `/api/boat-documents/${document?.id}/display-order?displayOrder=7`;
    const first = await host.call('PATCH', path);
    await host.call('PUT', '/_mock/clock', { body: { advanceDays: 1 } });
    expect((await host.call('PATCH', path)).body).toMatchObject({
      updatedAt: first.body.updatedAt,
    });
  });
});
