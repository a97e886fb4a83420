import { expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';

it('lets exactly one of 200 parallel bookings have the day', async () => {
  const running = await startTestMock();
  const nobody = callerOf(running.url, 'rush');
  const { body: boat } = await nobody.call('GET', '/api/boats/1');
  const day = String(boat.nextAvailableDate);
  const people = [await nobody.as('elif.yildiz'), await nobody.as('can.demir')];

  const booking = { boatId: 1, startDate: day, endDate: day, passengerCount: 2 };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      people.map((person) => person.call('POST', '/api/bookings', { body: booking })),
    ).flat(),
  );

  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(409)]).toEqual([1, 199]);
  const mehmet = await nobody.as('mehmet.agaoglu');
  const { body: bookings } = await mehmet.call(
    'GET',
    `/api/bookings/boat/1/bookings-range?startDate=${day}&endDate=${day}`,
  );
  expect(bookings).toHaveLength(1);
  await running.close();
});
