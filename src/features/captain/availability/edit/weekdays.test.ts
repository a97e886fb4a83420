import { expect, it } from 'vitest';
import { daysBetween } from '../../../../lib/calendar-day.ts';
import { allButWeekend, weekdaysOf, without } from './weekdays.ts';

// From a Thursday to the Wednesday after next.
const days = daysBetween('2027-06-10', '2027-06-23');

it('knows the days of the week that days fall on, Monday first', () => {
  expect(weekdaysOf(days)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekdaysOf(days.slice(0, 3))).toEqual([4, 5, 6]);
});

it('leaves the weekends alone', () => {
  expect(without(days, allButWeekend(weekdaysOf(days)))).toEqual([
    '2027-06-12',
    '2027-06-13',
    '2027-06-19',
    '2027-06-20',
  ]);
  expect(without(days, new Set())).toEqual(days);
});
