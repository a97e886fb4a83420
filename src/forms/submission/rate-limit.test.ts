import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const minute = 60_000;

test('the sixth try within a minute has to wait until the first is a minute old', () => {
  const limit = createRateLimit({ tries: 5, period: minute });
  for (const second of [0, 1, 2, 3, 4]) expect(limit.attempt(second * 1000)).toBe(0);
  expect(limit.attempt(20_000)).toBe(40_000);
  expect(limit.attempt(59_999)).toBe(1);
  expect(limit.attempt(minute)).toBe(0);
});

test('a refused try does not prolong the wait', () => {
  const limit = createRateLimit({ tries: 1, period: minute });
  limit.attempt(0);
  expect(limit.attempt(30_000)).toBe(30_000);
  expect(limit.attempt(minute)).toBe(0);
});

test('five tries a minute go on forever', () => {
  const limit = createRateLimit({ tries: 5, period: minute });
  const waits = Array.from({ length: 50 }, (_, index) => limit.attempt(index * 12_000));
  expect(waits.every((wait) => wait === 0)).toBe(true);
});
