import { expect, test } from 'vitest';
import { isUnpaid, paymentState } from './payment-state.ts';

test('the state follows the status of the payment', () => {
  const open = { status: 'CONFIRMED' } as const;
  expect(paymentState({ paymentStatus: 'PENDING' }, open)).toBe('waiting');
  expect(paymentState({ paymentStatus: 'PARTIAL' }, open)).toBe('deposit');
  expect(paymentState({ paymentStatus: 'COMPLETED' }, open)).toBe('paid');
  expect(paymentState({ paymentStatus: 'FAILED' }, open)).toBe('failed');
  expect(paymentState({ paymentStatus: 'CANCELLED' }, open)).toBe('givenUp');
});

test('a payment ends with its booking, unless it has been received', () => {
  const cancelled = { status: 'CANCELLED' } as const;
  expect(paymentState({ paymentStatus: 'CANCELLED' }, cancelled)).toBe('ended');
  expect(paymentState({ paymentStatus: 'FAILED' }, { status: 'REJECTED' })).toBe('ended');
  expect(paymentState({ paymentStatus: 'PENDING' }, { status: 'NO_SHOW' })).toBe('ended');
  expect(paymentState({ paymentStatus: 'PARTIAL' }, cancelled)).toBe('deposit');
});

test('a deposit can be paid until it is received or the booking has ended', () => {
  expect((['waiting', 'failed', 'givenUp'] as const).map(isUnpaid)).toEqual([true, true, true]);
  expect((['deposit', 'paid', 'ended'] as const).map(isUnpaid)).toEqual([false, false, false]);
});
