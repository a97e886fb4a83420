import { expect, it } from 'vitest';
import { addMonths, daysOfMonth, isMonth, monthOf } from './calendar-month.ts';

it('knows the days of a month', () => {
  expect(monthOf('2026-06-12')).toBe('2026-06');
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

it('goes over the end of a year and back', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -13)).toBe('2024-12');
});

it('knows what is no month', () => {
  expect(isMonth('2026-12')).toBe(true);
  expect(isMonth('2026-13')).toBe(false);
  expect(isMonth('2026-1')).toBe(false);
});
