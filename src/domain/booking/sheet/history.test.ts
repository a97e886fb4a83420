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
