import { expect, it } from 'vitest';
import { dayCount } from '../../../../../lib/calendar-day.ts';
import { addMonths, sameDayInMonth, timelineRange } from './timeline-range.ts';

it('counts months over the turn of a year', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('takes the last day of a month that is shorter', () => {
  expect(sameDayInMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(sameDayInMonth('2027-03-31', -1)).toBe('2027-02-28');
  expect(sameDayInMonth('2026-06-12', 1)).toBe('2026-07-12');
});

it('holds 400 days from the month before today’s on', () => {
  const range = timelineRange('2026-06-12');
  expect(range).toEqual({ startDate: '2026-05-01', endDate: '2027-06-04' });
  expect(dayCount(range.startDate, range.endDate)).toBe(400);
});

it('moves only for a month that it does not hold whole', () => {
  const usual = timelineRange('2026-06-12');
  expect(timelineRange('2026-06-12', '2027-05')).toEqual(usual);
  expect(timelineRange('2026-06-12', '2026-05')).toEqual(usual);
  expect(timelineRange('2026-06-12', '2027-06').startDate).toBe('2027-05-01');
  expect(timelineRange('2026-06-12', '2025-08').startDate).toBe('2025-07-01');
});
