import { describe, expect, it } from 'vitest';
import { oneFactor } from './numbers.ts';

describe('several factors as one', () => {
  it.each([
    { name: 'none', factors: [], isWhole: false, one: [] },
    { name: 'none, of whole numbers', factors: [], isWhole: true, one: [] },
    { name: 'their least common multiple', factors: [4, 6], isWhole: false, one: [12] },
    { name: 'that of decimals', factors: [0.2, 0.5], isWhole: false, one: [1] },
    { name: 'one that is no whole number', factors: [1.5], isWhole: false, one: [1.5] },
    { name: 'the same, of whole numbers', factors: [1.5], isWhole: true, one: [3] },
    { name: 'one that all whole numbers have', factors: [0.25], isWhole: true, one: [] },
    { name: 'too many digits', factors: [1e-7, 3], isWhole: false, one: [1e-7, 3] },
    { name: 'too large', factors: [2 ** 52, 3 ** 20], isWhole: false, one: [2 ** 52, 3 ** 20] },
  ])('$name', ({ factors, isWhole, one }) => {
    expect(oneFactor(factors, isWhole)).toEqual(one);
  });
});
