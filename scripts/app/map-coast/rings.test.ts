import { expect, it } from 'vitest';
import { contains, polygonsOf } from './rings.ts';

const square = (at: number, size: number) => [
  [at, at],
  [at + size, at],
  [at + size, at + size],
  [at, at + size],
];

it('knows what lies inside a ring', () => {
  expect(contains(square(0, 4), [1, 3])).toBe(true);
  expect(contains(square(0, 4), [5, 3])).toBe(false);
});

it('gives each hole to the smallest ring around it', () => {
  const [outer, island, far] = [square(0, 10), square(4, 2), square(20, 5)];
  const hole = square(3, 4).reverse();
  expect(polygonsOf([outer, hole, island, far])).toEqual([[island], [far], [outer, hole]]);
});
