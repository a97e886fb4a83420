import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type WorldRows } from '../store/state.ts';
import { TODAY } from '../testing/call.ts';
import { aBoat, aBooking, anEntry, aReview } from '../testing/records.ts';
import {
  type BoatSort,
  boatsMatching,
  cardsInOrder,
  publishedBoats,
  suggestions,
} from './boat-search.ts';
import { boatLocations, fleetStatistics, locationStatistics } from './boat-statistics.ts';
import { addDays, daysBetween } from './day.ts';

const storeOf = (rows: WorldRows) =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
const ids = (boats: readonly { id: number }[]) => boats.map(({ id }) => id);

const fleet = [
  aBoat(1, {
    name: 'Işıl',
    location: 'İstanbul',
    capacity: 6,
    dailyPrice: 20_000,
    hourlyPrice: 100,
  }),
  aBoat(2, { name: 'Martı', location: 'Göcek', capacity: 7, dailyPrice: 10_000 }),
  aBoat(3, { name: 'Denizkızı', location: 'Göcek', type: 'YACHT', dailyPrice: 9_999 }),
  aBoat(4, { name: 'Martıgözü', location: 'Marmaris', capacity: 12, dailyPrice: 30_000 }),
  aBoat(5, { name: 'Martısız', location: 'Göcek', status: 'INACTIVE' }),
  aBoat(6, { name: 'Taslak', location: 'Göcek', status: 'DRAFT' }),
];

describe('boatsMatching', () => {
  const find = (criteria: Parameters<typeof boatsMatching>[1]) =>
    ids(boatsMatching(storeOf({ boats: fleet }), criteria, TODAY));

  it('finds published boats only', () => {
    expect(find({})).toEqual([1, 2, 3, 4]);
  });

  it.each(['istanbul', 'ISTANBUL', 'İSTANBUL', 'Istanbul'])('takes %s for İstanbul', (location) => {
    expect(find({ location })).toEqual([1]);
  });

  it('looks for part of a name by Turkish rules', () => {
    expect(find({ name: 'MARTI' })).toEqual([2, 4]);
    expect(find({ name: 'isil' })).toEqual([1]);
  });

  it('goes by the price of a day, both bounds included', () => {
    expect(find({ minPrice: 10_000, maxPrice: 20_000 })).toEqual([1, 2]);
    expect(find({ maxPrice: 1_000 })).toEqual([]);
  });

  it('wants every criterion met', () => {
    expect(find({ minCapacity: 7, location: 'Göcek' })).toEqual([2, 3]);
    expect(find({ minCapacity: 7, location: 'Göcek', type: 'YACHT' })).toEqual([3]);
  });
});

describe('boatsMatching by days', () => {
  const first = addDays(TODAY, 10);
  const last = addDays(TODAY, 12);
  const days = daysBetween(first, last).map((date, index) => anEntry(index + 1, date));
  const find = (rows: WorldRows, startDate: string, endDate: string) =>
    ids(boatsMatching(storeOf({ boats: [aBoat(1)], ...rows }), { startDate, endDate }, TODAY));

  it('wants every day offered', () => {
    expect(find({ availabilities: days }, first, last)).toEqual([1]);
    expect(find({ availabilities: days }, first, addDays(last, 1))).toEqual([]);
    expect(
      find(
        { availabilities: days.with(1, { ...anEntry(2, addDays(first, 1)), isAvailable: false }) },
        first,
        last,
      ),
    ).toEqual([]);
    expect(find({}, first, first)).toEqual([]);
  });

  it('leaves out what is booked, and takes back what was cancelled', () => {
    const booking = aBooking(1, first);
    const taken = { availabilities: days, bookings: [booking] };
    expect(find(taken, first, last)).toEqual([]);
    const cancelled = { ...booking, status: 'CANCELLED' as const };
    expect(find({ ...taken, bookings: [cancelled] }, first, last)).toEqual([1]);
  });

  it('takes a single day with hours left, but no several days with a booked hour', () => {
    const hours = { startTime: '10:00', hours: 2 };
    const booking = aBooking(1, first, hours);
    const taken = { availabilities: days, bookings: [booking] };
    expect(find(taken, first, first)).toEqual([1]);
    expect(find(taken, first, last)).toEqual([]);
  });

  it('finds nothing in the past', () => {
    const yesterday = addDays(TODAY, -1);
    const entries = [anEntry(1, yesterday)];
    expect(find({ availabilities: entries }, yesterday, yesterday)).toEqual([]);
  });
});

describe('cardsInOrder', () => {
  const reviews = [
    aReview(1, { boatId: 2, tourId: null, rating: 4 }),
    aReview(2, { boatId: 2, tourId: null, rating: 5 }),
    aReview(3, { boatId: 4, tourId: null, rating: 5 }),
    aReview(4, { boatId: 3, tourId: null, rating: 3 }),
  ];
  const store = storeOf({ boats: fleet, reviews });
  const order = (sort?: BoatSort) => ids(cardsInOrder(store, publishedBoats(store), TODAY, sort));

  it.each<[BoatSort | undefined, number[]]>([
    [undefined, [2, 4, 3, 1]],
    ['popularity,desc', [2, 4, 3, 1]],
    ['rating,desc', [4, 2, 3, 1]],
    ['price,asc', [3, 2, 1, 4]],
    ['price,desc', [4, 1, 2, 3]],
    ['capacity,desc', [4, 3, 2, 1]],
    ['newest,desc', [1, 2, 3, 4]],
  ])('%s', (sort, expected) => {
    expect(order(sort)).toEqual(expected);
  });
});

describe('suggestions', () => {
  it('puts places first, beginnings before the rest', () => {
    const found = suggestions(storeOf({ boats: fleet }), 'mar', 6);
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['LOCATION', 'Marmaris'],
      ['BOAT', 'Martı'],
      ['BOAT', 'Martıgözü'],
    ]);
  });

  it('keeps to the limit', () => {
    expect(suggestions(storeOf({ boats: fleet }), 'mar', 2)).toHaveLength(2);
  });
});

describe('statistics', () => {
  const boats = [
    aBoat(1, { location: 'İstanbul', dailyPrice: 10, latitude: 41, longitude: 29 }),
    aBoat(2, { location: 'Istanbul', dailyPrice: 20 }),
    aBoat(3, { location: 'Bodrum', dailyPrice: 0.5 }),
    aBoat(4, { location: 'Bodrum', dailyPrice: 999, status: 'INACTIVE' }),
  ];

  it('counts published boats, places whatever their spelling, and the reviews themselves', () => {
    const reviews = [
      aReview(1, { boatId: 1, tourId: null, rating: 5 }),
      aReview(2, { boatId: 2, tourId: null, rating: 4 }),
      aReview(3, { boatId: 4, tourId: null, rating: 1 }),
    ];
    expect(fleetStatistics(storeOf({ boats, reviews }))).toEqual({
      boatCount: 3,
      locationCount: 2,
      totalCapacity: 24,
      averageDailyPrice: 10.17,
      minDailyPrice: 0.5,
      maxDailyPrice: 20,
      averageRating: 4.5,
      reviewCount: 2,
    });
  });

  it('has a row for each place, the most boats first', () => {
    const store = storeOf({ boats });
    expect(locationStatistics(store)).toEqual([
      {
        location: 'İstanbul',
        boatCount: 2,
        averageDailyPrice: 15,
        minDailyPrice: 10,
        maxDailyPrice: 20,
      },
      {
        location: 'Bodrum',
        boatCount: 1,
        averageDailyPrice: 0.5,
        minDailyPrice: 0.5,
        maxDailyPrice: 0.5,
      },
    ]);
    expect(boatLocations(store)).toEqual([
      { name: 'İstanbul', boatCount: 2, latitude: 41, longitude: 29 },
    ]);
  });

  it('is all zero without a boat', () => {
    expect(fleetStatistics(storeOf({}))).toMatchObject({
      boatCount: 0,
      averageDailyPrice: 0,
      averageRating: null,
    });
  });
});
