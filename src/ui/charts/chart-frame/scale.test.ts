import { expect, it } from 'vitest';
import { ticks } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [48_500, [0, 20_000, 40_000, 60_000]],
  [100, [0, 50, 100]],
])('draws lines at whole numbers up to %i', (highest, expected) => {
  expect(ticks(highest)).toEqual(expected);
});
