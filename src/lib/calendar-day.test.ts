import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayCount,
  daysBetween,
  isCalendarDay,
  spansOf,
  weekdayOf,
} from './calendar-day.ts';

describe('a day of the calendar', () => {
  it('exists', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '2027-6-1', 'tomorrow', '2027-06-12T00:00']) {
      expect(isCalendarDay(text), text).toBe(false);
    }
  });
  it('has neighbours over the ends of months and years', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
  it('counts itself', () => {
    expect(dayCount('2027-06-12', '2027-06-12')).toBe(1);
    expect(dayCount('2027-03-27', '2027-04-02')).toBe(7);
    expect(daysBetween('2027-06-29', '2027-07-02')).toEqual([
      '2027-06-29',
      '2027-06-30',
      '2027-07-01',
      '2027-07-02',
    ]);
  });
  it('has a weekday, Monday first', () => {
    expect(weekdayOf('2027-06-14')).toBe(1);
    expect(weekdayOf('2027-06-20')).toBe(7);
  });
  it('makes spans with its neighbours, in whatever order and however often it comes', () => {
    expect(spansOf(['2027-07-01', '2027-06-30', '2027-06-12', '2027-06-30'])).toEqual([
      { start: '2027-06-12', end: '2027-06-12' },
      { start: '2027-06-30', end: '2027-07-01' },
    ]);
    expect(spansOf([])).toEqual([]);
  });
});
