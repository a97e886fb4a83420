import { expect, it } from 'vitest';
import { toAriaLimits, toCalendarDate, toCalendarDates } from './days.ts';

it('reads a day and gives it back', () => {
  expect(toCalendarDate('2026-06-12')?.toString()).toBe('2026-06-12');
});

it.each([null, undefined, '', '12.06.2026', '2026-02-30', 'never'])('%s is no day', (text) => {
  expect(toCalendarDate(text)).toBeNull();
});

it('takes a range only with both ends', () => {
  expect(toCalendarDates({ start: '2026-06-12', end: '' })).toBeNull();
  expect(toCalendarDates({ start: '2026-06-12', end: '2026-06-15' })?.end.day).toBe(15);
});

it('asks for unavailable days by their text', () => {
  const { isDateUnavailable } = toAriaLimits({ isDateUnavailable: (day) => day === '2026-06-12' });
  expect(isDateUnavailable?.({ toString: () => '2026-06-12' })).toBe(true);
  expect(isDateUnavailable?.({ toString: () => '2026-06-13' })).toBe(false);
});
