import { expect, test } from 'vitest';
import { aBooking } from '../../../../api/testing/examples.ts';
import { bookingsByDay } from './bookings-by-day.ts';

test('a booking stands on each of its days within the month', () => {
  const days = bookingsByDay(
    [
      aBooking({ id: 1, startDate: '2026-05-30', endDate: '2026-06-02' }),
      aBooking({ id: 2, startDate: '2026-06-02', endDate: '2026-06-02' }),
      aBooking({ id: 3, startDate: '2026-07-01', endDate: '2026-07-02' }),
    ],
    '2026-06-01',
    '2026-06-30',
  );
  expect([...days].map(([day, list]) => [day, list.map(({ id }) => id)])).toEqual([
    ['2026-06-01', [1]],
    ['2026-06-02', [1, 2]],
  ]);
});
