import { expect, test } from 'vitest';
import { bookingTabOf } from './destination.ts';

test('what is about a booking leads a customer to the bookings, and nobody else', () => {
  expect(bookingTabOf('BOOKING_CONFIRMED', 'CUSTOMER')).toBe('upcoming');
  expect(bookingTabOf('BOOKING_CANCELLED', 'CUSTOMER')).toBe('cancelled');
  expect(bookingTabOf('BOOKING_COMPLETED', 'CUSTOMER')).toBe('past');
  expect(bookingTabOf('INFO', 'CUSTOMER')).toBeUndefined();
  expect(bookingTabOf('BOOKING_CREATED', 'BOAT_OWNER')).toBeUndefined();
});
