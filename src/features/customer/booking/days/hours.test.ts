import { expect, test } from 'vitest';
import { endHours, freeHours, nearestStarts } from './hours.ts';

test('keeps the start times that are available', () => {
  expect(
    freeHours([
      { startTime: '08:00', isAvailable: true },
      { startTime: '09:00', isAvailable: false },
    ]),
  ).toEqual([8]);
});

test('a booking can end after any run of free hours, at 18:00 at the latest', () => {
  const free = [8, 9, 10, 13, 14, 15, 16, 17];
  expect(endHours(free, 8)).toEqual([9, 10, 11]);
  expect(endHours(free, 11)).toEqual([]);
  expect(endHours(free, 16)).toEqual([17, 18]);
});

test('suggests the nearest start times with as many free hours', () => {
  const free = [8, 9, 10, 13, 14, 15, 16, 17];
  expect(nearestStarts(free, { from: 11, to: 13 })).toEqual([9, 13, 8]);
  expect(nearestStarts([8], { from: 11, to: 13 })).toEqual([]);
});
