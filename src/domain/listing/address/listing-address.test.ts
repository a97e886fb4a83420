import { expect, it } from 'vitest';
import { daysOf, filterCount, type ListingAddress, withChanges } from './listing-address.ts';

it('counts the two ends of a range as one filter', () => {
  expect(filterCount({ startDate: '2027-06-01', endDate: '2027-06-03', maxPrice: 5 })).toBe(2);
  expect(filterCount({ minPrice: 1, maxPrice: 5, type: 'YACHT', location: undefined })).toBe(2);
  expect(filterCount({})).toBe(0);
});

it('takes a day alone for a trip of that day', () => {
  expect(daysOf({ endDate: '2027-06-03' })).toEqual({ first: '2027-06-03', last: '2027-06-03' });
  expect(daysOf({})).toBeUndefined();
});

it('leaves the part of the map behind for another place, and not for one that is taken out', () => {
  const before: ListingAddress = { location: 'Bodrum', area: '36,27,37,28', page: 3 };
  const area = (changes: ListingAddress) => withChanges(before, changes).area;
  expect(area({ location: 'Göcek' })).toBeUndefined();
  expect(area({ name: 'martı' })).toBeUndefined();
  expect(area({ location: undefined })).toBe(before.area);
  expect(area({ maxPrice: 9000 })).toBe(before.area);
  expect(withChanges(before, { maxPrice: 9000 }).page).toBeUndefined();
});
