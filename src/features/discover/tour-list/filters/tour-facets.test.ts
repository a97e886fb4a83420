import { expect, test } from 'vitest';
import { aTourSummary } from '../../../../api/testing/examples.ts';
import { tourFacetsOf } from './tour-facets.ts';

const now = '2026-11-20T09:00:00Z';
const tour = (id: number, values: Parameters<typeof aTourSummary>[0]) =>
  aTourSummary({
    id,
    location: 'Göcek',
    tourType: 'BOAT',
    languages: ['tr'],
    tourDates: [],
    ...values,
  });

const tours = [
  tour(1, { price: 1000, rating: 4.9 }),
  tour(2, { price: 2000, tourType: 'FOOD', rating: null, languages: ['tr', 'de'] }),
  tour(3, { price: 300, tourType: 'FOOD', location: 'İstanbul', rating: 4.1 }),
];

test('counts what every further choice would leave, the other filters staying', () => {
  const facets = tourFacetsOf(tours, { minPrice: 500 }, now);
  expect(facets.types('BOAT')).toBe(1);
  expect(facets.types('FOOD')).toBe(1);
  expect(facets.types('CITY')).toBe(0);
  expect(facets.places).toEqual([
    { name: 'Göcek', count: 2 },
    { name: 'İstanbul', count: 0 },
  ]);
  expect(facets.languages).toEqual([
    { code: 'tr', count: 2 },
    { code: 'de', count: 1 },
  ]);
  expect(facets.rated(4.5)).toBe(1);
  expect(facets.prices).toEqual([1000, 2000, 300]);
});

test('counts the places without the one that is chosen', () => {
  const { places, prices } = tourFacetsOf(tours, { location: 'istanbul', type: 'FOOD' }, now);
  expect(places).toEqual([
    { name: 'Göcek', count: 1 },
    { name: 'İstanbul', count: 1 },
  ]);
  expect(prices).toEqual([300]);
});

test('tells what the date costs that is asked for, whatever the price that is looked for', () => {
  const { tourDates } = aTourSummary();
  const cheaper = tour(1, {
    price: 1000,
    tourDates: tourDates.map((date) => ({ ...date, price: 800 })),
  });
  expect(tourFacetsOf([cheaper], { minPrice: 900 }, now).prices).toEqual([800]);
});
