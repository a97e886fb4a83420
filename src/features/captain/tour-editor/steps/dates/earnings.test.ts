import { expect, it } from 'vitest';
import { earningsOf } from './earnings.ts';

it('is the price of every seat less the commission, to the kuruş', () => {
  expect(earningsOf(1000, 10)).toEqual({ gross: 10_000, commission: 1500, net: 8500 });
  expect(earningsOf(99.9, 3)).toEqual({ gross: 99.9 * 3, commission: 44.96, net: 254.74 });
});

it('is not said while price or seats are open', () => {
  expect(earningsOf(null, 10)).toBeUndefined();
  expect(earningsOf(0, 10)).toBeUndefined();
  expect(earningsOf(500, null)).toBeUndefined();
});
