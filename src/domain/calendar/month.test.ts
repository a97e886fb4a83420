import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthRange, monthsFrom } from './month.ts';

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
});
