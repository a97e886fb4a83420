import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

it.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'evening'],
  ['00:00', 'evening'],
])('%s is %s', (time, expected) => {
  expect(partOfDay(time)).toBe(expected);
});
