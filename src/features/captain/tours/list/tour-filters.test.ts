import { expect, it } from 'vitest';
import { filterTours, placeMeant, placesOf } from './tour-filters.ts';

const tour = (location: string, hours: number, minutes: 0 | 15 | 30 | 45, price: number) => ({
  location,
  duration: { hours, minutes },
  price,
});
const short = tour('Fethiye', 2, 45, 999.99);
const middle = tour('İstanbul', 3, 0, 1000);
const long = tour('Bodrum, Gümüşlük', 6, 0, 3000);
const longer = tour('Göcek', 5, 45, 2999);
const tours = [short, middle, long, longer];

it('has every tour in one group of lengths and one of prices', () => {
  expect(filterTours(tours, { length: '0-3' })).toEqual([short]);
  expect(filterTours(tours, { length: '3-6' })).toEqual([middle, longer]);
  expect(filterTours(tours, { length: '6+' })).toEqual([long]);
  expect(filterTours(tours, { price: '0-1000' })).toEqual([short]);
  expect(filterTours(tours, { price: '1000-3000' })).toEqual([middle, longer]);
  expect(filterTours(tours, { price: '3000+' })).toEqual([long]);
});

it('knows a place without its case and diacritics, and within a longer one', () => {
  expect(filterTours(tours, { place: 'ISTANBUL' })).toEqual([middle]);
  expect(filterTours(tours, { place: 'bodrum' })).toEqual([long]);
  expect(filterTours(tours, { place: 'gocek', price: '3000+' })).toEqual([]);
});

it('offers the usual places, and each other place once', () => {
  const places = placesOf([...tours, tour('GÖCEK', 2, 0, 1)]);
  expect(places).toEqual(['İstanbul', 'Bodrum', 'Fethiye', 'Marmaris', 'Göcek']);
  expect(placeMeant(places, 'istanbul')).toBe('İstanbul');
  expect(placeMeant(places, 'Kaş')).toBeUndefined();
});
