import { expect, it } from 'vitest';
import { ticks } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 0.5, 1]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [48_500, [0, 20_000, 40_000, 60_000]],
  [100, [0, 50, 100]],
])('draws lines up to %i', (highest, expected) => {
  expect(ticks(highest)).toEqual(expected);
});
