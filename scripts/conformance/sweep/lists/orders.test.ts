import { expect, test } from 'vitest';
import { inOrder } from './orders.ts';

test('the next key decides where the one before is equal', () => {
  const keys = ['reviewCount desc', 'id asc'] as const;
  expect(inOrder({ reviewCount: 3, id: 9 }, { reviewCount: 2, id: 1 }, keys)).toBe(true);
  expect(inOrder({ reviewCount: 3, id: 9 }, { reviewCount: 3, id: 1 }, keys)).toBe(false);
  expect(inOrder({ reviewCount: 2, id: 1 }, { reviewCount: 3, id: 9 }, keys)).toBe(false);
});

test('nothing is promised about where a record without the value stands', () => {
  expect(inOrder({ rating: null }, { rating: 5 }, ['rating desc'])).toBe(true);
});
