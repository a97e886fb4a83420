import { expect, it } from 'vitest';
import type { TripEvent } from '../../../../api/contract/types.ts';
import { askedDays, tripDays } from './trip-days.ts';

const event = (date: string, bookingId: number): TripEvent => ({
  type: 'DEPARTURE',
  date,
  time: null,
  bookingId,
  status: 'CONFIRMED',
  kind: 'BOAT',
  boatId: 1,
  boatName: 'Gülşah',
  tourId: null,
  tourName: null,
  tourDateId: null,
  startDate: date,
  endDate: date,
  customerName: 'Elif Yıldız',
  customerPhone: null,
  passengerCount: 4,
  services: [],
  notes: null,
  totalPrice: 1000,
  paidAmount: 200,
  balanceDue: 800,
});

// 8 June 2026 is a Monday.
it.each(['2026-06-08', '2026-06-12', '2026-06-14'])('asks the same on %s', (today) => {
  expect(askedDays(today)).toEqual({ startDate: '2026-06-08', endDate: '2026-06-21' });
});

it('asks anew on the next Monday', () => {
  expect(askedDays('2026-06-15').startDate).toBe('2026-06-15');
});

it('shows today, even without anything, and the seven days after it', () => {
  const events = [
    event('2026-06-11', 1),
    event('2026-06-13', 2),
    event('2026-06-13', 3),
    event('2026-06-19', 4),
    event('2026-06-20', 5),
  ];
  expect(
    tripDays(events, '2026-06-12').map(({ day, events: own }) => [
      day,
      own.map(({ bookingId }) => bookingId),
    ]),
  ).toEqual([
    ['2026-06-12', []],
    ['2026-06-13', [2, 3]],
    ['2026-06-19', [4]],
  ]);
});
