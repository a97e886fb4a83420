import { expect, test } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { aBooking } from '../../../../api/testing/examples.ts';
import { bookingProgress } from './booking-progress.ts';

const trip = { startDate: '2027-06-12', endDate: '2027-06-14', startTime: null };
const before = new Date('2027-06-01T12:00:00+03:00');

function steps(values: Partial<Booking>, isReviewed = false, at = before): string {
  const booking = aBooking({
    ...trip,
    status: 'PENDING',
    paidAmount: 0,
    totalPrice: 1000,
    ...values,
  });
  return bookingProgress(booking, isReviewed, at)
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

test('a cancelled or unanswered booking, or one without its guests, has no next step', () => {
  expect(steps({ status: 'REJECTED' })).toBe('requested done, confirmed failed');
  expect(steps({ status: 'CANCELLED', paidAmount: 200 })).toBe(
    'requested done, deposit done, confirmed failed',
  );
  expect(steps({ status: 'CANCELLED', paidAmount: 0, refundedAmount: 200 })).toBe(
    'requested done, deposit done, confirmed failed, refunded done',
  );
  expect(steps({ status: 'NO_SHOW' })).toBe('requested done, aboard failed');
});

test('while somebody is on the trip, that is where the booking stands', () => {
  const second = new Date('2027-06-13T12:00:00+03:00');
  expect(steps({ status: 'CONFIRMED', paidAmount: 200 }, false, second)).toBe(
    'requested done, confirmed done, deposit done, aboard now, review ahead',
  );
  expect(steps({ status: 'CONFIRMED' }, false, second)).toContain('deposit ahead, aboard now');
});

test('once it has ended there is nothing to do before the service says so', () => {
  const after = new Date('2027-06-15T00:00:00+03:00');
  expect(steps({ status: 'CONFIRMED', paidAmount: 200 }, false, after)).toBe(
    'requested done, confirmed done, deposit done, aboard done, review ahead',
  );
  expect(steps({ status: 'CONFIRMED' }, false, after)).toBe(
    'requested done, confirmed done, aboard done, review ahead',
  );
});
