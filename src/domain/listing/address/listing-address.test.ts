import { expect, it } from 'vitest';
import { daysOf, filterCount } from './listing-address.ts';

it('counts the two ends of a range as one filter', () => {
  expect(filterCount({ startDate: '2027-06-01', endDate: '2027-06-03', maxPrice: 5 })).toBe(2);
  expect(filterCount({ minPrice: 1, maxPrice: 5, type: 'YACHT', location: undefined })).toBe(2);
  expect(filterCount({})).toBe(0);
});

it('takes a day alone for a trip of that day', () => {
  expect(daysOf({ endDate: '2027-06-03' })).toEqual({ first: '2027-06-03', last: '2027-06-03' });
  expect(daysOf({})).toBeUndefined();
});
