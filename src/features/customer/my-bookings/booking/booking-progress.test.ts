import { expect, test } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { aBooking } from '../../../../api/testing/examples.ts';
import { bookingProgress } from './booking-progress.ts';

function steps(values: Partial<Booking>, isReviewed = false): string {
  const booking = aBooking({ status: 'PENDING', paidAmount: 0, totalPrice: 1000, ...values });
  return bookingProgress(booking, isReviewed)
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ');
}

test('a pending booking waits for the captain; a deposit paid before ticks before', () => {
  expect(steps({})).toBe(
    'requested done, confirmed current, deposit ahead, aboard ahead, review ahead',
  );
  expect(steps({ paidAmount: 200 })).toBe(
    'requested done, deposit done, confirmed current, aboard ahead, review ahead',
  );
});

test('a confirmed booking goes on with deposit, trip and review', () => {
  expect(steps({ status: 'CONFIRMED' })).toContain('deposit current');
  expect(steps({ status: 'CONFIRMED', paidAmount: 200 })).toContain('aboard current');
  expect(steps({ status: 'COMPLETED', paidAmount: 1000 })).toContain('review current');
  expect(steps({ status: 'COMPLETED', paidAmount: 1000 }, true)).not.toContain('current');
});

test('a cancelled, rejected or unused booking has no next step', () => {
  expect(steps({ status: 'REJECTED' })).toBe('requested done, confirmed failed');
  expect(steps({ status: 'CANCELLED', paidAmount: 200 })).toBe(
    'requested done, deposit done, confirmed failed',
  );
  expect(steps({ status: 'CANCELLED', paidAmount: 0, refundedAmount: 200 })).toBe(
    'requested done, deposit done, confirmed failed, refunded done',
  );
  expect(steps({ status: 'NO_SHOW' })).toBe('requested done, aboard failed');
});
