import { expect, it } from 'vitest';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { aBoatSummary } from '../../../../api/testing/examples.ts';
import { facetsOf } from './facets.ts';

const boat = (changes: Partial<BoatSummary>) =>
  aBoatSummary({ type: 'YACHT', capacity: 12, fromPrice: 48_500, location: 'Göcek', ...changes });

const boats = [
  boat({}),
  boat({ id: 2, type: 'SAILBOAT', capacity: 6, fromPrice: 15_000 }),
  boat({ id: 3, type: 'SAILBOAT', capacity: 8, fromPrice: 18_000, location: 'İstanbul' }),
];

it('counts the results of every option of a filter', () => {
  const { types, places, guests, prices } = facetsOf(boats, {});
  expect(types).toEqual({ MOTORBOAT: 0, SAILBOAT: 2, SPEEDBOAT: 0, YACHT: 1, CATAMARAN: 0 });
  expect(places).toEqual([
    { name: 'Göcek', count: 2 },
    { name: 'İstanbul', count: 1 },
  ]);
  expect([1, 7, 13].map(guests)).toEqual([3, 2, 0]);
  expect(prices).toEqual([48_500, 15_000, 18_000]);
});

it('applies all other filters while counting', () => {
  const { types, places, guests, prices } = facetsOf(boats, {
    type: 'SAILBOAT',
    location: 'istanbul',
    minCapacity: 7,
    maxPrice: 20_000,
  });
  expect(types.SAILBOAT).toBe(1);
  expect(types.YACHT).toBe(0);
  expect(places).toEqual([
    { name: 'İstanbul', count: 1 },
    { name: 'Göcek', count: 0 },
  ]);
  expect(guests(1)).toBe(1);
  expect(prices).toEqual([18_000]);
});

it('counts what lies in the part of the map that is asked for', () => {
  const there = { latitude: 40.99, longitude: 29.03 };
  const fleet = [boat(there), boat({ ...there, id: 2, type: 'SAILBOAT' }), boat({ id: 3 })];
  const { types, captain, places } = facetsOf(
    [...fleet, boat({ id: 4, latitude: null, longitude: null })],
    { area: '28.85,40.91,29.08,41.13', type: 'SAILBOAT' },
  );
  expect(types).toMatchObject({ YACHT: 1, SAILBOAT: 1 });
  expect(captain(true) + captain(false)).toBe(1);
  expect(places).toEqual([{ name: 'Göcek', count: 1 }]);
});

it('goes by what a day of the trip costs on average, where days are asked for', () => {
  const days = { startDate: '2027-06-12', endDate: '2027-06-13' };
  const asked = [
    boat({ periodPrice: 90_000 }),
    boat({ id: 2, periodPrice: null, fromPrice: 9_000 }),
  ];
  expect(facetsOf(asked, days).prices).toEqual([45_000, 9_000]);
  expect(facetsOf(asked, { ...days, minPrice: 40_000 }).types.YACHT).toBe(1);
});

it('counts captains, confirmations, cabins and ratings', () => {
  const fleet = [
    boat({ captainIncluded: true, isInstantConfirmation: true, cabins: 4, rating: 4.8 }),
    boat({ id: 2, captainIncluded: true, isInstantConfirmation: false, cabins: 2, rating: 4 }),
    boat({
      id: 3,
      captainIncluded: false,
      isInstantConfirmation: true,
      cabins: null,
      rating: null,
    }),
  ];
  const all = facetsOf(fleet, {});
  expect([true, false].map(all.captain)).toEqual([2, 1]);
  expect(all.instant).toBe(2);
  expect([1, 3, 5].map(all.cabins)).toEqual([2, 1, 0]);
  expect([4, 4.5].map(all.rated)).toEqual([2, 1]);

  const narrowed = facetsOf(fleet, { captainIncluded: true, minCabins: 3 });
  expect([true, false].map(narrowed.captain)).toEqual([1, 0]);
  expect([1, 3].map(narrowed.cabins)).toEqual([2, 1]);
  expect(narrowed.instant).toBe(1);
});
