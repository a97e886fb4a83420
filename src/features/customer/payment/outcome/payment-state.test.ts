import { expect, test } from 'vitest';
import type { Booking, PaymentStatus } from '../../../../api/contract/types.ts';
import { aBooking } from '../../../../api/testing/examples.ts';
import { isUnpaid, paymentState } from './payment-state.ts';

/** A booking of a day that no test comes to. */
const ahead = (values: Pick<Booking, 'status'> & Partial<Booking>) =>
  aBooking({ startDate: '2999-06-12', endDate: '2999-06-12', ...values });
const stateOf = (paymentStatus: PaymentStatus, booking: Parameters<typeof ahead>[0]) =>
  paymentState({ paymentStatus, paymentProcessing: false }, ahead(booking));

test('the state follows the status of the payment', () => {
  const open = { status: 'CONFIRMED' } as const;
  expect(stateOf('PENDING', open)).toBe('waiting');
  expect(stateOf('PARTIAL', open)).toBe('deposit');
  expect(stateOf('COMPLETED', open)).toBe('paid');
  expect(stateOf('FAILED', open)).toBe('failed');
  expect(stateOf('CANCELLED', open)).toBe('givenUp');
});

test('what has been paid is with the bank until it answers, or the booking ends', () => {
  const paid = { paymentStatus: 'PENDING', paymentProcessing: true } as const;
  expect(paymentState(paid, ahead({ status: 'PENDING' }))).toBe('atBank');
  expect(paymentState(paid, ahead({ status: 'CANCELLED' }))).toBe('ended');
  expect(isUnpaid('atBank')).toBe(false);
});

test('a payment ends with its booking, unless it has been received', () => {
  const cancelled = { status: 'CANCELLED' } as const;
  expect(stateOf('CANCELLED', cancelled)).toBe('ended');
  expect(stateOf('FAILED', { status: 'REJECTED' })).toBe('ended');
  expect(stateOf('PENDING', { status: 'NO_SHOW' })).toBe('ended');
  expect(stateOf('PARTIAL', cancelled)).toBe('deposit');
  // Its trip has ended, and the service has not said so yet.
  const past = { status: 'CONFIRMED', startDate: '2020-06-12', endDate: '2020-06-12' } as const;
  expect(stateOf('PENDING', past)).toBe('ended');
});

test('a deposit can be paid until it is received or the booking has ended', () => {
  expect((['waiting', 'failed', 'givenUp'] as const).map(isUnpaid)).toEqual([true, true, true]);
  expect((['deposit', 'paid', 'ended'] as const).map(isUnpaid)).toEqual([false, false, false]);
});
