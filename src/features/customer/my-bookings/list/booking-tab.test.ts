import { expect, test } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { aBooking } from '../../../../api/testing/examples.ts';
import { bookingsOf, tabOf } from './booking-tab.ts';

const today = '2026-11-20';
const at = new Date(`${today}T12:00:00+03:00`);

const of = (status: Booking['status'], endDate: string, hours: Partial<Booking> = {}) =>
  aBooking({ status, startDate: endDate, endDate, startTime: null, ...hours });

test('a booking is upcoming until its last day is over', () => {
  for (const status of ['PENDING', 'CONFIRMED'] as const) {
    expect(tabOf(of(status, today), at)).toBe('upcoming');
    expect(tabOf(of(status, '2026-11-19'), at)).toBe('past');
  }
});

test('a trip by the hour is past once its hours are', () => {
  const hours = (startTime: string) => ({ startTime, durationMinutes: 180 });
  expect(tabOf(of('CONFIRMED', today, hours('09:01')), at)).toBe('upcoming');
  expect(tabOf(of('CONFIRMED', today, hours('09:00')), at)).toBe('past');
  // What nobody has answered stays with what was not confirmed in time.
  expect(tabOf(of('PENDING', today, hours('09:00')), at)).toBe('upcoming');
});

test('completed and cancelled bookings are in the tab of their status, whatever their dates', () => {
  for (const endDate of ['2026-11-01', '2027-06-01']) {
    expect(tabOf(of('CANCELLED', endDate), at)).toBe('cancelled');
    expect(tabOf(of('REJECTED', endDate), at)).toBe('cancelled');
    expect(tabOf(of('COMPLETED', endDate), at)).toBe('past');
    expect(tabOf(of('NO_SHOW', endDate), at)).toBe('past');
  }
});

test('upcoming trips are sorted by start, past ones by the latest first', () => {
  const booking = (id: number, startDate: string, status: Booking['status']) =>
    aBooking({ id, startDate, endDate: startDate, startTime: null, status });
  const bookings = [
    booking(1, '2027-03-01', 'CONFIRMED'),
    booking(2, '2026-12-01', 'PENDING'),
    booking(3, '2026-01-01', 'COMPLETED'),
    booking(4, '2026-05-01', 'COMPLETED'),
  ];
  expect(bookingsOf(bookings, 'upcoming', at).map(({ id }) => id)).toEqual([2, 1]);
  expect(bookingsOf(bookings, 'past', at).map(({ id }) => id)).toEqual([4, 3]);
  expect(bookingsOf(bookings, 'cancelled', at)).toEqual([]);
});
