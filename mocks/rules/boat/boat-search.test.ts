import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type WorldRows } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry } from '../../testing/records.ts';
import { addDays, daysBetween } from '../calendar/day.ts';
import { boatsMatching, suggestions } from './boat-search.ts';

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

  it('goes by an occasion that a boat is let for, its spelling aside', () => {
    const boats = [
      aBoat(1, { organizationTypes: ['Mavi yolculuk', 'Doğum günü'] }),
      aBoat(2, { organizationTypes: ['Doğum günü partisi'] }),
    ];
    const findFor = (occasion: string) =>
      ids(boatsMatching(storeOf({ boats }), { occasion }, TODAY));
    expect(findFor('dogum gunu')).toEqual([1]);
    expect(findFor('Düğün')).toEqual([]);
  });

  it('wants every criterion met', () => {
    expect(find({ minCapacity: 7, location: 'Göcek' })).toEqual([2, 3]);
    expect(find({ minCapacity: 7, location: 'Göcek', type: 'YACHT' })).toEqual([3]);
  });
});

describe('boatsMatching by what is on board', () => {
  const rows = {
    boats: [
      aBoat(1, { captainIncluded: true, cabins: 4 }),
      aBoat(2, { captainIncluded: false, cabins: 2 }),
      aBoat(3, { captainIncluded: true, cabins: null }),
    ],
    boatFeatures: [
      { id: 1, boatId: 1, featureName: 'Air Conditioning' },
      { id: 2, boatId: 1, featureName: 'Işıldak' },
      { id: 3, boatId: 2, featureName: 'Air Conditioning' },
    ],
  };
  const find = (criteria: Parameters<typeof boatsMatching>[1]) =>
    ids(boatsMatching(storeOf(rows), criteria, TODAY));

  it('tells boats with a captain from those without', () => {
    expect(find({ captainIncluded: true })).toEqual([1, 3]);
    expect(find({ captainIncluded: false })).toEqual([2]);
  });

  it('wants so many cabins, and leaves out boats that tell of none', () => {
    expect(find({ minCabins: 2 })).toEqual([1, 2]);
    expect(find({ minCabins: 3 })).toEqual([1]);
  });

  it('wants every feature on board, whatever its spelling', () => {
    expect(find({ features: ['air conditioning'] })).toEqual([1, 2]);
    expect(find({ features: ['Air Conditioning', 'ISILDAK'] })).toEqual([1]);
    expect(find({ features: [] })).toEqual([1, 2, 3]);
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

describe('suggestions', () => {
  it('puts places first, beginnings before the rest', () => {
    const found = suggestions(storeOf({ boats: fleet }), 'mar');
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['LOCATION', 'Marmaris'],
      ['BOAT', 'Martı'],
      ['BOAT', 'Martıgözü'],
    ]);
  });
});
