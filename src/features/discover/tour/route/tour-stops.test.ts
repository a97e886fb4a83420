import { expect, it } from 'vitest';
import { isOnMap, stopsOf } from './tour-stops.ts';

const known = { name: 'Göcek', latitude: 36.7553, longitude: 28.942 };
const cove = { name: 'Hamam Koyu', latitude: 36.6415, longitude: 28.852 };
const unknown = { name: 'bir koy', latitude: null, longitude: null };
const route = (stops: (typeof known | typeof unknown)[]) =>
  stopsOf({ stops, routeDescription: 'Göcek, Hamam Koyu' });

it('takes the stops of the service, else what the guide wrote', () => {
  expect(route([known, unknown]).map(({ order, name }) => [order, name])).toEqual([
    [1, 'Göcek'],
    [2, 'bir koy'],
  ]);
  expect(stopsOf({ routeDescription: 'Göcek, Hamam Koyu.' }).map(({ name }) => name)).toEqual([
    'Göcek',
    'Hamam Koyu',
  ]);
  expect(stopsOf({ routeDescription: 'Akşam dönüyoruz.' })).toEqual([]);
});

it('is drawn on a map where two different places are known', () => {
  expect(isOnMap(route([known, cove, unknown, known]))).toBe(true);
  expect(isOnMap(route([known, unknown, known]))).toBe(false);
});
