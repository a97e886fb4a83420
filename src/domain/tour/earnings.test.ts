import { expect, it } from 'vitest';
import { earningsAtFullCapacity } from './earnings.ts';

it('keeps the commission of what a full tour brings in', () => {
  expect(earningsAtFullCapacity({ price: 850, capacity: 10 })).toEqual({
    gross: 8500,
    commission: 1275,
    net: 7225,
  });
});

it('counts in whole kuruş, by the rate that the service says', () => {
  expect(earningsAtFullCapacity({ price: 33.33, capacity: 3 }, 12.5)).toEqual({
    gross: 99.99,
    commission: 12.5,
    net: 87.49,
  });
});
