import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(() => running.close());

/** The dearest that the day of a boat may be, in lira. */
const DEAREST = 10_000_000;

it('has room for what the dearest trip costs, and for the sums it is part of', async () => {
  const guest = callerOf(running.url, 'sums');
  const captain = await guest.as('mehmet.agaoglu');
  const customer = await guest.as('deniz.aksoy');
  const { name, type, capacity, location } = (await guest.call('GET', '/api/boats/1')).body;
  const dear = { id: 1, name, type, capacity, location, dailyPrice: DEAREST };
  expect(await captain.call('PUT', '/api/boats', { body: dear })).toMatchObject({ status: 200 });

  const [startDate, endDate] = ['2027-09-01', '2027-09-20'];
  for (let day = 1; day <= 20; day += 1) {
    const date = `2027-09-${String(day).padStart(2, '0')}`;
    const body = { boatId: 1, date, isAvailable: true };
    await captain.call('POST', '/api/availabilities', { body });
  }
  const trip = { boatId: 1, startDate, endDate, passengerCount: 2 };
  const booked = await customer.call('POST', '/api/bookings', { body: trip });
  expect(booked).toMatchObject({ status: 201, body: { totalPrice: 20 * DEAREST } });

  const period = `from=${startDate}&to=${endDate}`;
  const paths = [
    `/api/bookings/${booked.body.id}`,
    `/api/bookings/${booked.body.id}/payment/status`,
    '/api/bookings/statistics',
    '/api/captain/profile/statistics',
    '/api/captain/profile/dashboard',
    `/api/captain/profile/finance/report?${period}`,
    `/api/availabilities/owner/2/timeline?startDate=${startDate}&endDate=${endDate}`,
  ];
  for (const path of paths) {
    const { status, body } = await captain.call('GET', path);
    expect([path, status < 500 ? '' : body.message]).toEqual([path, '']);
  }
});
