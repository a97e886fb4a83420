import { describe, expect, it } from 'vitest';
import {
  daysOfMonth,
  isMonth,
  monthAfter,
  monthOf,
  monthRange,
  monthsFrom,
} from './calendar-month.ts';

it('knows the days of a month', () => {
  expect(monthOf('2026-06-12')).toBe('2026-06');
  expect(monthRange('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(monthRange('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

it('goes over the end of a year and back', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -13)).toBe('2024-12');
});

it('knows what is no month', () => {
  expect(isMonth('2026-12')).toBe(true);
  expect(isMonth('2026-13')).toBe(false);
  expect(isMonth('2026-1')).toBe(false);
});

describe('the days of a month', () => {
  it('run from the first to the last', () => {
    expect(monthRange('2027-06')).toEqual({ first: '2027-06-01', last: '2027-06-30' });
  });
  it('end on the 29th in the February of a leap year', () => {
    expect(monthRange('2028-02').last).toBe('2028-02-29');
    expect(monthRange('2027-02').last).toBe('2027-02-28');
  });
});

describe('every day of a month', () => {
  it('appears once, in order', () => {
    const days = daysOfMonth('2027-02');
    expect(days).toHaveLength(28);
    expect(days[0]).toBe('2027-02-01');
    expect(days.at(-1)).toBe('2027-02-28');
  });
});

describe('months in a row', () => {
  it('continue into the next year', () => {
    expect(monthsFrom('2026-12', 2)).toEqual(['2026-12', '2027-01']);
  });
  it('are counted in both directions', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
  });
});
