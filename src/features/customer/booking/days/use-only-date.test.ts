import { expect, test } from 'vitest';
import { onlyDate } from './use-only-date.ts';

const choice = (id: number, isBookable: boolean) => ({ date: { id }, isBookable });

test('one date that can be booked is chosen, others that are full beside it or not', () => {
  expect(onlyDate([choice(1, true)])).toBe(1);
  expect(onlyDate([choice(1, false), choice(2, true)])).toBe(2);
});

test('between several, and among none, nothing is chosen', () => {
  expect(onlyDate([choice(1, true), choice(2, true)])).toBeUndefined();
  expect(onlyDate([choice(1, false)])).toBeUndefined();
  expect(onlyDate([])).toBeUndefined();
});
