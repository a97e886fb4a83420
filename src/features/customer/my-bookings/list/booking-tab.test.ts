import { expect, test } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { aBooking } from '../../../../api/testing/examples.ts';
import { bookingsOf, tabOf } from './booking-tab.ts';

const today = '2026-11-20';

test('a booking is upcoming until its last day is over', () => {
  for (const status of ['PENDING', 'CONFIRMED'] as const) {
    expect(tabOf({ status, endDate: today }, today)).toBe('upcoming');
    expect(tabOf({ status, endDate: '2026-11-19' }, today)).toBe('past');
  }
});

test('completed and cancelled bookings are in the tab of their status, whatever their dates', () => {
  for (const endDate of ['2026-11-01', '2027-06-01']) {
    expect(tabOf({ status: 'CANCELLED', endDate }, today)).toBe('cancelled');
    expect(tabOf({ status: 'REJECTED', endDate }, today)).toBe('cancelled');
    expect(tabOf({ status: 'COMPLETED', endDate }, today)).toBe('past');
    expect(tabOf({ status: 'NO_SHOW', endDate }, today)).toBe('past');
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
  expect(bookingsOf(bookings, 'upcoming', today).map(({ id }) => id)).toEqual([2, 1]);
  expect(bookingsOf(bookings, 'past', today).map(({ id }) => id)).toEqual([4, 3]);
  expect(bookingsOf(bookings, 'cancelled', today)).toEqual([]);
});
