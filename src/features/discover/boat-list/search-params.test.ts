import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boatSearchLimits, searchBoatsPageParameters } from '../../../api/contract/contract.ts';
import {
  boatListingSearch,
  criteriaOf,
  hasFilters,
  toPageRequest,
  tripOf,
} from './search-params.ts';

/** What is left of an address, as the router hands its values over. */
function read(search: Record<string, unknown>) {
  const parsed = v.parse(boatListingSearch, search);
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

describe('an address', () => {
  it('keeps every filter, the order and the page', () => {
    const search = {
      name: 'Gülşah',
      location: 'Göcek',
      type: 'YACHT',
      minCapacity: 7,
      captainIncluded: true,
      isInstantConfirmation: true,
      minCabins: 3,
      minRating: 4.5,
      features: 'Wi-Fi,Air Conditioning',
      minPrice: 10_000,
      maxPrice: 50_000,
      startDate: '2099-06-12',
      endDate: '2099-06-14',
      area: '28.85,36.6,29.05,36.8',
      sort: 'price,asc',
      map: true,
      compare: '1,2',
      page: 2,
    };
    expect(read(search)).toEqual(search);
  });

  it('drops invalid values and keeps the rest', () => {
    expect(
      read({
        location: '  ',
        type: 'SUBMARINE',
        minCapacity: boatSearchLimits.minCapacity.maximum + 1,
        minPrice: -1,
        maxPrice: 'much',
        startDate: '2099-02-30',
        endDate: 'tomorrow',
        sort: 'price',
        page: 0,
        area: '29,36,28,37',
        map: 'yes',
        compare: '1,x',
        unknown: 1,
        name: 'mar',
      }),
    ).toEqual({ name: 'mar' });
    expect(read({ minCapacity: 6.5, page: 1.5, name: ['a'], type: null })).toEqual({});
  });

  it('limits the page to the last one of the contract', () => {
    const last = searchBoatsPageParameters.page.maximum + 1;
    expect(read({ page: last })).toEqual({ page: last });
    expect(read({ page: last + 1 })).toEqual({});
  });

  it('accepts a name that looks like a number or a boolean', () => {
    expect(read({ name: 42 })).toEqual({ name: '42' });
    expect(read({ name: true })).toEqual({ name: 'true' });
  });

  it('drops days in the past', () => {
    expect(read({ startDate: '2020-06-12', endDate: '2099-06-14' })).toEqual({
      endDate: '2099-06-14',
    });
  });

  it('sorts the ends of a range', () => {
    expect(
      read({ minPrice: 9, maxPrice: 3, startDate: '2099-06-14', endDate: '2099-06-12' }),
    ).toEqual({ minPrice: 3, maxPrice: 9, startDate: '2099-06-12', endDate: '2099-06-14' });
  });

  it('leaves out defaults', () => {
    expect(read({ page: 1, sort: searchBoatsPageParameters.sort.default })).toEqual({});
  });
});

describe('the call for an address', () => {
  it('counts pages from zero and includes order and criteria', () => {
    expect(toPageRequest({ location: 'Göcek', sort: 'price,asc', page: 3 })).toEqual({
      criteria: { location: 'Göcek' },
      sort: 'price,asc',
      page: 2,
    });
    expect(toPageRequest({})).toEqual({ criteria: {}, page: 0 });
  });

  it('uses a single day as both ends of the range', () => {
    const oneDay = { startDate: '2099-06-12', endDate: '2099-06-12' };
    expect(toPageRequest({ startDate: '2099-06-12' }).criteria).toEqual(oneDay);
    expect(toPageRequest({ endDate: '2099-06-12' }).criteria).toEqual(oneDay);
  });
});

it('leaves out the area, which the service does not filter by', () => {
  expect(criteriaOf({ type: 'YACHT', area: '28,36,29,37', map: true, compare: 1 })).toEqual({
    type: 'YACHT',
  });
});

it('asks the service for nothing that a link brought along', () => {
  const search = { type: 'YACHT' as const, utm_source: 'newsletter' };
  expect(criteriaOf(search)).toEqual({ type: 'YACHT' });
  expect(hasFilters({ utm_source: 'newsletter' } as object)).toBe(false);
});

it('detects whether any filter is set', () => {
  expect(hasFilters({ sort: 'price,asc', page: 2 })).toBe(false);
  expect(hasFilters({ minCapacity: 7, page: 2 })).toBe(true);
  expect(hasFilters({ area: '28,36,29,37' })).toBe(true);
  expect(hasFilters({ map: true, compare: 1 })).toBe(false);
});

describe('what goes along to the page of a boat', () => {
  it('is the days and the people, and nothing where nothing was chosen', () => {
    const search = v.parse(boatListingSearch, {
      location: 'Göcek',
      minCapacity: 6,
      startDate: '2099-06-12',
      endDate: '2099-06-14',
    });
    expect(tripOf(search)).toEqual({ start: '2099-06-12', end: '2099-06-14', guests: 6 });
    expect(tripOf(v.parse(boatListingSearch, { location: 'Göcek' }))).toEqual({});
  });
  it('is a trip of one day where one day alone was given', () => {
    const search = v.parse(boatListingSearch, { endDate: '2099-06-14' });
    expect(tripOf(search)).toEqual({ start: '2099-06-14', end: '2099-06-14' });
  });
});
