import { expect, it } from 'vitest';
import { priceScale } from './price-scale.ts';

it('ranges from the lowest to the highest price, rounded', () => {
  const scale = priceScale([9_100, 48_500, 80_300]);
  expect(scale).toMatchObject({ least: 9_000, most: 80_500 });
  expect(scale?.bars.at(0)).toBe(1);
  expect(scale?.bars.at(-1)).toBe(1);
  expect(scale?.bars.reduce((one, other) => one + other)).toBe(3);
});

it('has finer steps where prices lie close together', () => {
  expect(priceScale([420, 1_990])).toMatchObject({ least: 400, most: 2_000, step: 50 });
});

it('is undefined for equal prices or none', () => {
  expect(priceScale([])).toBeUndefined();
  expect(priceScale([15_000])).toBeUndefined();
  expect(priceScale([15_000, 15_200])).toBeUndefined();
});
