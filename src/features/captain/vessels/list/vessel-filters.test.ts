import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aBoatSummary } from '../../../../api/testing/examples.ts';
import { capacityGroups, vesselSearch } from './search-params.ts';
import { filterVessels } from './vessel-filters.ts';

const fleet = [
  aBoatSummary({ id: 1, name: 'Gülşah', type: 'YACHT', capacity: 6 }),
  aBoatSummary({ id: 2, name: 'İmbat', type: 'SAILBOAT', capacity: 7 }),
  aBoatSummary({ id: 3, name: 'Kırlangıç', type: 'SAILBOAT', capacity: 20 }),
  aBoatSummary({ id: 4, name: 'Deniz Yıldızı', type: 'CATAMARAN', capacity: 21 }),
];
const found = (filters: Parameters<typeof filterVessels>[1]) =>
  filterVessels(fleet, filters).map(({ id }) => id);

it('finds a name whatever its case and diacritics, by Turkish rules', () => {
  expect(found({ name: 'IMBAT' })).toEqual([2]);
  expect(found({ name: 'kirlangic' })).toEqual([3]);
  expect(found({ name: 'yıldız' })).toEqual([4]);
  expect(found({ name: 'gulet' })).toEqual([]);
});

it('has every capacity in exactly one group', () => {
  const ids = capacityGroups.flatMap((capacity) => found({ capacity }));
  expect(ids).toEqual([1, 2, 3, 4]);
});

it('takes a vessel that meets all filters', () => {
  expect(found({})).toEqual([1, 2, 3, 4]);
  expect(found({ type: 'SAILBOAT', capacity: '7-12' })).toEqual([2]);
  expect(found({ type: 'SAILBOAT', capacity: '21+' })).toEqual([]);
});

it('takes an address that makes no sense for one without it', () => {
  const search = { name: '', type: 'SUBMARINE', capacity: '3-4', page: 0 };
  expect(v.parse(vesselSearch, search)).toEqual({
    name: undefined,
    type: undefined,
    capacity: undefined,
    page: undefined,
  });
});
