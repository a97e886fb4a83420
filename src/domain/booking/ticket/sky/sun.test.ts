import { expect, test } from 'vitest';
import { sunOf } from './sun.ts';

const unpaid = { paidAmount: 0, totalPrice: 100_000 };
const paid = { paidAmount: 20_000, totalPrice: 100_000 };

test('the sun comes up with the word of the captain and the deposit', () => {
  expect(sunOf({ ...unpaid, status: 'PENDING' })).toBe('below');
  expect(sunOf({ ...unpaid, status: 'CONFIRMED' })).toBe('half');
  expect(sunOf({ ...paid, status: 'CONFIRMED' })).toBe('up');
  expect(sunOf({ ...paid, status: 'PENDING' })).toBe('up');
});

test('there is none over a trip that does not take place', () => {
  for (const status of ['CANCELLED', 'REJECTED', 'NO_SHOW'] as const) {
    expect(sunOf({ ...paid, status })).toBe('none');
  }
});
