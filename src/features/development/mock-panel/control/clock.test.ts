import { expect, it } from 'vitest';
import { daysFrom, describeMove, secondOf, shortInstant } from './clock.ts';

it('counts days over months and leap days, in both directions', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysFrom('2027-01-01', '2026-12-31')).toBe(-1);
  expect(daysFrom('2027-01-01', '2027-01-01')).toBe(0);
});

it('returns undefined for a text that is not a day', () => {
  expect(daysFrom('2027-01-01', '')).toBeUndefined();
  expect(daysFrom('2027-01-01', '2027-02-30')).toBeUndefined();
});

it('describes how far the clock is moved', () => {
  expect(describeMove(0)).toBe('Not moved');
  expect(describeMove(86_400_000)).toBe('Moved 1 day ahead');
  expect(describeMove(-3.5 * 86_400_000)).toBe('Moved 3.5 days back');
  expect(describeMove(1000)).toBe('Moved moments ahead');
});

it('tells the time of Istanbul', () => {
  expect(shortInstant('2026-12-31T22:30:05Z')).toBe('1 Jan 2027, 01:30');
  expect(secondOf('2026-12-31T22:30:05Z')).toBe('01:30:05');
});
