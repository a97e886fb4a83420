import { expect, it } from 'vitest';
import { FAN_SIZE, fanOf } from './fan.ts';

it.each([2, 3, 4, 5, 6, 7, FAN_SIZE])('opens %i pins of which none covers another', (count) => {
  const ribs = fanOf(count);
  expect(ribs).toHaveLength(count);
  for (const [index, one] of ribs.entries()) {
    expect(one.y).toBeLessThan(-20);
    for (const other of ribs.slice(index + 1)) {
      const isApart = Math.abs(one.x - other.x) >= 92 || Math.abs(one.y - other.y) >= 34;
      expect(isApart).toBe(true);
    }
  }
});
