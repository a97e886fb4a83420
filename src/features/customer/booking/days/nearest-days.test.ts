import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../../api/contract/types.ts';
import { nearbyRange, nearestFreeDays } from './nearest-days.ts';

const day = (date: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  availabilityId: 1,
  isAvailable: true,
  isInstantConfirmation: false,
  isOverride: false,
  hasBookings: false,
  price: 100,
  priceOverride: null,
  ...rest,
});
const june = (numbers: readonly number[]) =>
  numbers.map((number) => day(`2027-06-${String(number).padStart(2, '0')}`));

test('suggests free date ranges of the same length, nearest first, without overlaps', () => {
  const calendar = [
    ...june([8, 9, 10, 11, 15, 16, 17, 20, 21]),
    day('2027-06-18', { hasBookings: true }),
  ];
  const chosen = { start: '2027-06-12', end: '2027-06-13' };
  expect(nearestFreeDays(calendar, chosen)).toEqual([
    { start: '2027-06-10', end: '2027-06-11' },
    { start: '2027-06-15', end: '2027-06-16' },
    { start: '2027-06-08', end: '2027-06-09' },
  ]);
  expect(nearestFreeDays(calendar, chosen, 1)).toHaveLength(1);
  expect(nearestFreeDays(june([12, 20]), chosen)).toEqual([]);
});

test('searches a month before and after the chosen days, but not in the past', () => {
  const chosen = { start: '2027-06-12', end: '2027-06-13' };
  expect(nearbyRange(chosen, '2027-06-01')).toEqual({ start: '2027-06-01', end: '2027-07-13' });
  expect(nearbyRange(chosen, '2027-01-01')).toEqual({ start: '2027-05-13', end: '2027-07-13' });
});
