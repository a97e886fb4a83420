import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type WorldRows } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aReview } from '../../testing/records.ts';
import { boatLocations, fleetStatistics, locationStatistics } from './boat-statistics.ts';

const storeOf = (rows: WorldRows) =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, rows));

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
