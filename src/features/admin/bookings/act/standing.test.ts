import { describe, expect, it } from 'vitest';
import type { ManagedPayment } from '../../../../api/contract/types.ts';
import { sumsOf } from '../payment-figures.ts';
import { isRefundable, standingAfter, standingOf } from './standing.ts';

const payment = (facts: Partial<ManagedPayment>): ManagedPayment => ({
  id: 1,
  bookingId: 1,
  type: 'DEPOSIT',
  status: 'PENDING',
  amount: 2_990.5,
  currency: 'TRY',
  refundedAmount: 0,
  reason: null,
  createdAt: '2026-06-01T09:00:00Z',
  paidAt: null,
  bookingStatus: 'CONFIRMED',
  customerId: 9,
  customerName: 'Elif Yıldız',
  hostId: 2,
  hostName: 'Mehmet Ağaoğlu',
  boatId: 1,
  boatName: 'Gülşah',
  tourId: null,
  tourName: null,
  earnedAmount: 0,
  isUnresolved: false,
  allowedStatuses: [],
  ...facts,
});

const received = payment({ status: 'PARTIAL', paidAt: '2026-06-01T10:00:00Z' });

describe('what a payment counts for', () => {
  it('is nothing while it waits, and its amount once it is received', () => {
    expect(standingOf(payment({}))).toEqual({ paid: 0, earned: 0, back: 0 });
    expect(standingAfter(payment({}), 'COMPLETED')).toEqual({
      paid: 2990.5,
      earned: 2990.5,
      back: 0,
    });
  });

  it('is no revenue as a deposit while the booking may still be cancelled', () => {
    expect(standingAfter(payment({}), 'PARTIAL')).toEqual({ paid: 2990.5, earned: 0, back: 0 });
    const over = payment({ bookingStatus: 'COMPLETED' });
    expect(standingAfter(over, 'PARTIAL')).toEqual({ paid: 2990.5, earned: 2990.5, back: 0 });
  });

  it('counts as given back when it is cancelled after it arrived, and only then', () => {
    expect(standingAfter(received, 'CANCELLED')).toEqual({ paid: 0, earned: 0, back: 2990.5 });
    expect(standingAfter(received, 'FAILED')).toEqual({ paid: 0, earned: 0, back: 0 });
    expect(standingAfter(payment({}), 'CANCELLED')).toEqual({ paid: 0, earned: 0, back: 0 });
  });

  it('cannot be given back before it arrived, nor what went back in part before', () => {
    expect(isRefundable(received)).toBe(true);
    expect(isRefundable(payment({}))).toBe(false);
    expect(isRefundable({ status: 'CANCELLED' })).toBe(false);
  });
});

it('sums are whole kuruş: what arrived, what went back, what is left', () => {
  const kept = payment({
    status: 'CANCELLED',
    amount: 0.3,
    refundedAmount: 0.1,
    paidAt: '2026-06-01T10:00:00Z',
  });
  const never = payment({ status: 'CANCELLED', amount: 50 });
  expect(sumsOf([received, kept, never])).toEqual({ arrived: 2990.8, back: 0.1, paid: 2990.7 });
});
