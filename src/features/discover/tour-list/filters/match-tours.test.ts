import { expect, test } from 'vitest';
import type { TourDateOfTour, TourSummary } from '../../../../api/contract/types.ts';
import { aTourSummary } from '../../../../api/testing/examples.ts';
import { chosenOf, firstDate, inTurns, matchTours, meets, priceOf } from './match-tours.ts';

const now = '2026-11-20T09:00:00Z';

function tour(
  id: number,
  values: Partial<TourSummary> = {},
  dates: [
    startDate: string,
    status: TourDateOfTour['availabilityStatus'],
    maxGuests: number,
    price?: number,
  ][] = [],
) {
  const { price = 1000 } = values;
  return aTourSummary({
    id,
    location: 'Göcek',
    tourType: 'BOAT',
    languages: ['tr'],
    duration: { hours: 4, minutes: 0 },
    price,
    rating: null,
    tourDates: dates.map(([startDate, availabilityStatus, maxGuests, ownPrice], index) => ({
      id: index,
      tourId: id,
      startDate,
      endDate: null,
      durationText: '4 saat',
      durationMinutes: 240,
      availabilityStatus,
      maxGuests,
      price: ownPrice ?? price,
    })),
    ...values,
  });
}

test('matches places whatever their case and diacritics', () => {
  expect(meets(tour(1, { location: 'İstanbul' }), { location: 'istanbul' }, now)).toBe(true);
  expect(meets(tour(1, { location: 'İstanbul' }), { location: 'Bodrum' }, now)).toBe(false);
});

test('puts a value at the edge of two bands in exactly one of them', () => {
  const three = tour(1, { duration: { hours: 3, minutes: 0 } });
  expect(meets(three, { duration: 'short' }, now)).toBe(false);
  expect(meets(three, { duration: 'medium' }, now)).toBe(true);
});

test('matches a day in Europe/Istanbul on an open date with enough places', () => {
  const late = tour(1, {}, [['2026-12-01T21:30:00Z', 'AVAILABLE', 6]]);
  expect(meets(late, { startDate: '2026-12-02' }, now)).toBe(true);
  expect(meets(late, { startDate: '2026-12-01' }, now)).toBe(false);
  expect(meets(late, { startDate: '2026-11-25', endDate: '2026-12-05' }, now)).toBe(true);
  expect(meets(late, { startDate: '2026-12-02', guests: 7 }, now)).toBe(false);
  const full = tour(2, {}, [['2026-12-01T07:00:00Z', 'FULLY_BOOKED', 6]]);
  expect(meets(full, { startDate: '2026-12-01' }, now)).toBe(false);
});

test('goes by the seats that are still free, where they are told', () => {
  const nearlyFull = tour(1, {}, [['2026-12-01T07:00:00Z', 'AVAILABLE', 8]]);
  const tourDates = nearlyFull.tourDates.map((date) => ({ ...date, freeSeats: 2 }));
  expect(meets(nearlyFull, { guests: 4 }, now)).toBe(true);
  expect(meets({ ...nearlyFull, tourDates }, { guests: 4 }, now)).toBe(false);
  expect(meets({ ...nearlyFull, tourDates }, { guests: 2 }, now)).toBe(true);
});

test('takes turns by place and kind within a page, unless an order was chosen', () => {
  const tours = [
    tour(1),
    tour(2),
    tour(3, { location: 'Bodrum' }),
    tour(4, { tourType: 'DIVING' }),
  ];
  const ids = (sort: Parameters<typeof inTurns>[1]) => inTurns(tours, sort).map(({ id }) => id);
  expect(ids('recommended')).toEqual([1, 3, 4, 2]);
  expect(ids('date')).toEqual([1, 2, 3, 4]);
});

test('sorts by the next date, tours without one last', () => {
  const tours = [
    tour(1),
    tour(2, { price: 500 }, [['2027-01-01T07:00:00Z', 'AVAILABLE', 6]]),
    tour(3, { price: 900, rating: 4 }, [
      ['2026-01-01T07:00:00Z', 'AVAILABLE', 6],
      ['2026-12-01T07:00:00Z', 'AVAILABLE', 6],
    ]),
  ];
  const order = (sort: Parameters<typeof matchTours>[2]) =>
    matchTours(tours, {}, sort, now).map(({ id }) => id);
  expect(order('date')).toEqual([3, 2, 1]);
  expect(order('price')).toEqual([2, 3, 1]);
  expect(order('price-desc')).toEqual([1, 3, 2]);
  expect(order('rating')[0]).toBe(3);
});

test('looks for a text in the name and the place', () => {
  const dive = tour(1, { name: 'Kaş’ta dalış', location: 'Antalya' });
  expect(meets(dive, { name: 'DALIS' }, now)).toBe(true);
  expect(meets(dive, { name: 'antal' }, now)).toBe(true);
  expect(meets(dive, { name: 'yelken' }, now)).toBe(false);
});

test('goes by what the first date that is asked for costs, not by the price of the tour', () => {
  const first = '2026-12-01T07:00:00Z';
  const second = '2026-12-02T07:00:00Z';
  const cheapFirst = tour(1, { price: 1050 }, [
    [first, 'AVAILABLE', 8, 950],
    [second, 'AVAILABLE', 8],
  ]);
  const dearFirst = tour(2, { price: 1000 }, [
    [first, 'AVAILABLE', 8, 2100],
    [second, 'AVAILABLE', 8],
  ]);
  const onFirst = { startDate: '2026-12-01', endDate: '2026-12-01' };
  expect(priceOf(cheapFirst, {}, now)).toBe(950);
  expect(priceOf(cheapFirst, { startDate: '2026-12-02', endDate: '2026-12-02' }, now)).toBe(1050);
  expect(meets(cheapFirst, { ...onFirst, maxPrice: 1000 }, now)).toBe(true);
  expect(meets(cheapFirst, { ...onFirst, minPrice: 1000 }, now)).toBe(false);
  expect(meets(dearFirst, { ...onFirst, maxPrice: 1000 }, now)).toBe(false);
  // Without a day, it is the date at that price that is told.
  expect(meets(dearFirst, { maxPrice: 1000 }, now)).toBe(true);
  expect(firstDate(dearFirst, { maxPrice: 1000 }, now)?.startDate).toBe(second);
  const order = matchTours([dearFirst, cheapFirst], onFirst, 'price', now);
  expect(order.map(({ id }) => id)).toEqual([1, 2]);
  expect(priceOf(tour(3, { price: 700 }), {}, now)).toBe(700);
});

test('keeps to a price, a rating and a part of the map, bounds included', () => {
  const here = tour(1, { price: 1000, rating: 4.5, latitude: 36.75, longitude: 28.94 });
  expect(meets(here, { minPrice: 1000, maxPrice: 1000 }, now)).toBe(true);
  expect(meets(here, { maxPrice: 999 }, now)).toBe(false);
  expect(meets(here, { minRating: 4.5 }, now)).toBe(true);
  expect(meets(tour(2, { rating: null }), { minRating: 1 }, now)).toBe(false);
  expect(meets(here, { area: '28.5,36.5,29,37' }, now)).toBe(true);
  expect(meets(here, { area: '29,36.5,30,37' }, now)).toBe(false);
});

test('takes the first date that meets the filters, and the people, along to the page', () => {
  const two = tour(1, {}, [
    ['2026-12-01T07:00:00Z', 'AVAILABLE', 4],
    ['2026-12-02T07:00:00Z', 'AVAILABLE', 8],
    ['2026-12-03T07:00:00Z', 'AVAILABLE', 8],
  ]);
  expect(chosenOf(two, { startDate: '2026-12-01', endDate: '2026-12-03', guests: 6 }, now)).toEqual(
    {
      date: 1,
      guests: 6,
    },
  );
  expect(chosenOf(two, { guests: 6 }, now)).toEqual({ guests: 6 });
  expect(chosenOf(two, {}, now)).toEqual({});
});

test('tells and orders by the first date with room for all', () => {
  const nearlyFull = tour(1, {}, [
    ['2026-12-01T07:00:00Z', 'AVAILABLE', 8],
    ['2026-12-09T07:00:00Z', 'AVAILABLE', 9],
  ]);
  const roomy = tour(2, {}, [['2026-12-05T07:00:00Z', 'AVAILABLE', 9]]);
  expect(firstDate(nearlyFull, {}, now)?.startDate).toBe('2026-12-01T07:00:00Z');
  expect(firstDate(nearlyFull, { guests: 9 }, now)?.startDate).toBe('2026-12-09T07:00:00Z');
  expect(firstDate(nearlyFull, { guests: 10 }, now)).toBeUndefined();
  const order = matchTours([nearlyFull, roomy], { guests: 9 }, 'date', now);
  expect(order.map(({ id }) => id)).toEqual([2, 1]);
});
