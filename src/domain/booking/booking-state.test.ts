import { expect, test } from 'vitest';
import { leftToPay } from './booking-state.ts';

const booking = {
  totalPrice: 100_800.1,
  depositAmount: 20_160,
  paidAmount: 0,
  paymentProcessing: false,
};

test('before anything is paid the deposit comes first, and the rest on the day', () => {
  expect(leftToPay({ ...booking, status: 'CONFIRMED' })).toEqual({
    deposit: 20_160,
    atBank: 0,
    onTheDay: 80_640.1,
  });
});

test('what is paid is not asked for again', () => {
  expect(leftToPay({ ...booking, status: 'PENDING', paidAmount: 20_160 })).toEqual({
    deposit: 0,
    atBank: 0,
    onTheDay: 80_640.1,
  });
});

test('what the bank has not answered yet is not asked for again', () => {
  expect(leftToPay({ ...booking, status: 'CONFIRMED', paymentProcessing: true })).toEqual({
    deposit: 0,
    atBank: 20_160,
    onTheDay: 80_640.1,
  });
});

test('of a trip that is over or called off nothing is left to pay', () => {
  for (const status of ['COMPLETED', 'CANCELLED', 'REJECTED', 'NO_SHOW'] as const) {
    expect(leftToPay({ ...booking, status })).toEqual({ deposit: 0, atBank: 0, onTheDay: 0 });
  }
});
