import { expect, test } from 'vitest';
import { backwards, isInOrder, otherEnds } from './ranges.ts';

test('the end of a range is named after its beginning', () => {
  const pairs = ['startDate', 'start', 'from', 'createdFrom', 'minPrice'].flatMap(otherEnds);
  expect(pairs).toEqual(['endDate', 'end', 'to', 'createdTo', 'maxPrice']);
  expect(otherEnds('platform')).toEqual([]);
});

test('an end is not before its beginning where that is said', () => {
  expect(isInOrder('Last calendar day of the range, included; not before the first.')).toBe(true);
  expect(isInOrder('Greatest price; not below the least.')).toBe(true);
  expect(isInOrder('Last calendar day of the range, included.')).toBe(false);
  expect(isInOrder(undefined)).toBe(false);
});

test('two ends are turned round, unless they are already or are one', () => {
  expect(backwards('2027-06-01', '2027-06-03')).toEqual(['2027-06-03', '2027-06-01']);
  expect(backwards(3000, 1000)).toEqual([3000, 1000]);
  expect(backwards('2027-06-01', '2027-06-01')).toBeUndefined();
  expect(backwards('2027-06-01', undefined)).toBeUndefined();
  expect(backwards('2027-06-01', 3)).toBeUndefined();
});
