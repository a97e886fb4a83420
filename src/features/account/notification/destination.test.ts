import { expect, test } from 'vitest';
import { bookingTabOf } from './destination.ts';

test('a notification about a booking links to the bookings for customers only', () => {
  expect(bookingTabOf('BOOKING_CONFIRMED', 'CUSTOMER')).toBe('upcoming');
  expect(bookingTabOf('BOOKING_CANCELLED', 'CUSTOMER')).toBe('cancelled');
  expect(bookingTabOf('BOOKING_COMPLETED', 'CUSTOMER')).toBe('past');
  expect(bookingTabOf('INFO', 'CUSTOMER')).toBeUndefined();
  expect(bookingTabOf('BOOKING_CREATED', 'BOAT_OWNER')).toBeUndefined();
});
