import { expect, it } from 'vitest';
import type { TripEvent } from '../../../../api/contract/types.ts';
import { askedDays, tripDays, tripGroups } from './trip-days.ts';

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

it('puts the guests of one tour and hour together, boats and tours in the order of the service', () => {
  const tour = {
    kind: 'TOUR',
    boatId: null,
    boatName: null,
    tourId: 7,
    tourName: 'Koylar',
  } as const;
  const day = '2026-06-12';
  const groups = tripGroups([
    event(day, 1),
    { ...event(day, 2), ...tour, time: '10:00' },
    { ...event(day, 3), ...tour, time: '10:00', passengerCount: 2 },
    { ...event(day, 2), ...tour, time: '17:00', type: 'RETURN' },
  ]);
  expect(
    groups.map(({ name, type, time, guests, events }) => [name, type, time, guests, events.length]),
  ).toEqual([
    ['Gülşah', 'DEPARTURE', null, 4, 1],
    ['Koylar', 'DEPARTURE', '10:00', 6, 2],
    ['Koylar', 'RETURN', '17:00', 4, 1],
  ]);
});
