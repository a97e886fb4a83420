import { expect, test } from 'vitest';
import type { Booking, Payment } from '../../../api/contract/types.ts';
import { aBooking } from '../../../api/testing/examples.ts';
import { bookingHistory } from './history.ts';

const paid: Payment = {
  id: 1,
  bookingId: 4,
  type: 'DEPOSIT',
  status: 'COMPLETED',
  amount: 200,
  currency: 'TRY',
  refundedAmount: 0,
  reason: null,
  createdAt: '2026-06-01T09:00:00Z',
  paidAt: '2026-06-01T09:05:00Z',
};
const kinds = (status: Booking['status'], payments: Payment[] = []) =>
  bookingHistory(aBooking({ status }), payments).map(({ kind }) => kind);

test('what waits ends with an answer and a trip that are still to come', () => {
  expect(kinds('PENDING', [paid])).toEqual(['requested', 'paid', 'answered', 'trip']);
  expect(bookingHistory(aBooking({ status: 'PENDING' }), [])).toContainEqual({
    kind: 'answered',
    at: null,
    state: 'current',
  });
});

test('money that never arrived is no event, and what went back is one of its own', () => {
  expect(kinds('CONFIRMED', [{ ...paid, paidAt: null }])).toEqual([
    'requested',
    'answered',
    'trip',
  ]);
  expect(kinds('CANCELLED', [{ ...paid, refundedAmount: 200 }])).toEqual([
    'requested',
    'paid',
    'refunded',
    'ended',
  ]);
});

test('a trip is under way from its second day on, and over when its last is', () => {
  const days = { startDate: '2027-06-12', endDate: '2027-06-14', startTime: null };
  const trip = aBooking({ ...days, status: 'CONFIRMED' });
  const stateOn = (day: string) =>
    bookingHistory(trip, [], new Date(`2027-06-${day}T12:00:00+03:00`)).at(-1);
  expect(stateOn('12')).toMatchObject({ kind: 'trip', state: 'current' });
  expect(stateOn('13')).toMatchObject({ kind: 'trip', state: 'now' });
  expect(stateOn('15')).toMatchObject({ kind: 'trip', state: 'done' });
});
