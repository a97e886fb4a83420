import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthAfter, monthRange, monthsFrom, weeksOfMonth } from './month.ts';

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

describe('the weeks of a month', () => {
  it('begin on Monday and leave out the days of other months', () => {
    const weeks = weeksOfMonth('2027-06');
    expect(weeks[0]?.slice(0, 3)).toEqual([null, '2027-06-01', '2027-06-02']);
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)?.slice(0, 4)).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
