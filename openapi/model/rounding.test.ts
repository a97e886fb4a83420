import { expect, test } from 'vitest';
import { isHalf, rounded } from './rounding.ts';

test.each([
  [2.345, 2, 2.35],
  [1.005, 2, 1.01],
  [12_502.5 * 0.2, 0, 2501],
  [12.5, 0, 13],
  [-12.5, 0, -13],
  [4.25, 1, 4.3],
  [4.249, 1, 4.2],
  [(100.1 * 15) / 100, 2, 15.02],
  [0, 2, 0],
  [999_999_999_999.994, 2, 999_999_999_999.99],
])('%d to %d decimals is %d', (value, decimals, wanted) => {
  expect(rounded(value, decimals)).toBe(wanted);
});

test.each([
  [2.345, 2, true],
  [2.355, 2, false],
  [4.25, 1, true],
  [6.25, 1, true],
  [4.2, 1, false],
])('%d to %d decimals is told otherwise by other ways to round: %s', (value, decimals, is) => {
  expect(isHalf(value, decimals)).toBe(is);
});
