import { describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aReview } from '../../testing/records.ts';
import { type BoatSort, cardsInOrder, cardsMatching, publishedCards } from './boat-cards.ts';

const boats = [
  aBoat(1, { capacity: 6, dailyPrice: 20_000 }),
  aBoat(2, { capacity: 7, dailyPrice: 10_000 }),
  aBoat(3, { capacity: 8, dailyPrice: 9_999 }),
  aBoat(4, { capacity: 12, dailyPrice: 30_000, createdAt: '2026-02-01T09:00:00Z' }),
];

describe('cardsInOrder', () => {
  const reviews = [
    aReview(1, { boatId: 2, tourId: null, rating: 4 }),
    aReview(2, { boatId: 2, tourId: null, rating: 5 }),
    aReview(3, { boatId: 4, tourId: null, rating: 5 }),
    aReview(4, { boatId: 3, tourId: null, rating: 3 }),
  ];
  const store = createStore(createWorld({ scenario: 'test', today: TODAY }, { boats, reviews }));
  const order = (sort?: BoatSort) => cardsInOrder(store, boats, TODAY, sort).map(({ id }) => id);

  it.each<[BoatSort | undefined, number[]]>([
    [undefined, [2, 4, 3, 1]],
    ['popularity,desc', [2, 4, 3, 1]],
    ['rating,desc', [4, 2, 3, 1]],
    ['price,asc', [3, 2, 1, 4]],
    ['price,desc', [4, 1, 2, 3]],
    ['capacity,desc', [4, 3, 2, 1]],
    ['newest,desc', [4, 1, 2, 3]],
  ])('%s', (sort, expected) => {
    expect(order(sort)).toEqual(expected);
  });
});

describe('cardsMatching', () => {
  const [monday, tuesday] = [addDays(TODAY, 3), addDays(TODAY, 4)];
  const rows = {
    boats: [aBoat(1, { dailyPrice: 20_000 }), aBoat(2, { dailyPrice: 10_000 })],
    availabilities: [
      anEntry(1, monday, { priceOverride: 9_000 }),
      anEntry(2, tuesday, { priceOverride: 12_000.5 }),
      anEntry(3, monday, { boatId: 2 }),
      anEntry(4, tuesday, { boatId: 2 }),
    ],
  };
  const found = (criteria: Parameters<typeof cardsMatching>[1], sort?: BoatSort, more = {}) =>
    cardsMatching(
      createStore(createWorld({ scenario: 'test', today: TODAY }, { ...rows, ...more })),
      criteria,
      TODAY,
      sort,
    ).map(({ id, fromPrice, periodPrice }) => ({ id, fromPrice, periodPrice }));

  it('goes by the lowest price of the days ahead, both bounds included', () => {
    const cheap = { id: 1, fromPrice: 9_000 };
    expect(found({}, 'price,asc')).toMatchObject([cheap, { id: 2, fromPrice: 10_000 }]);
    expect(found({ maxPrice: 9_000 })).toMatchObject([cheap]);
    expect(found({ minPrice: 9_000.01, maxPrice: 10_000 })).toMatchObject([{ id: 2 }]);
    expect(found({ minPrice: 20_000 })).toEqual([]);
  });

  it('goes by the rating and the confirmation that the card tells of', () => {
    const reviews = [
      aReview(1, { boatId: 2, tourId: null, rating: 4 }),
      aReview(2, { boatId: 2, tourId: null, rating: 5 }),
    ];
    expect(found({ minRating: 4.5 }, undefined, { reviews })).toMatchObject([{ id: 2 }]);
    expect(found({ minRating: 4.6 }, undefined, { reviews })).toEqual([]);
    const availabilities = [
      anEntry(1, monday, { isInstantConfirmation: true }),
      anEntry(2, monday, { boatId: 2, isInstantConfirmation: false }),
    ];
    expect(found({ isInstantConfirmation: true }, undefined, { availabilities })).toMatchObject([
      { id: 1 },
    ]);
    expect(found({ isInstantConfirmation: false }, undefined, { availabilities })).toMatchObject([
      { id: 2 },
    ]);
  });

  it('tells of the days asked for whether each is confirmed at once', () => {
    const availabilities = [
      anEntry(1, monday, { isInstantConfirmation: true }),
      anEntry(2, tuesday, { isInstantConfirmation: false }),
    ];
    const instant = (days: object) =>
      found({ isInstantConfirmation: true, ...days }, undefined, { availabilities });
    expect(instant({ startDate: monday })).toMatchObject([{ id: 1 }]);
    expect(instant({ startDate: monday, endDate: tuesday })).toEqual([]);
    // Half of all days are not most of them.
    expect(instant({})).toEqual([]);
  });

  it('says what the days asked for cost together, and goes by that', () => {
    const days = { startDate: monday, endDate: tuesday };
    expect(found(days, 'price,desc')).toMatchObject([
      { id: 1, periodPrice: 21_000.5 },
      { id: 2, periodPrice: 20_000 },
    ]);
    expect(found({ ...days, maxPrice: 10_000 })).toMatchObject([{ id: 2 }]);
    expect(found({ startDate: tuesday })).toMatchObject([
      { id: 1, periodPrice: 12_000.5 },
      { id: 2, periodPrice: 10_000 },
    ]);
    expect(found({})[0]?.periodPrice).toBeUndefined();
  });

  it('has no such price for a day that is left by the hour alone', () => {
    const bookings = [aBooking(1, monday, { startTime: '10:00', hours: 2 })];
    expect(found({ startDate: monday }, 'price,asc', { bookings })).toMatchObject([
      { id: 2, periodPrice: 10_000 },
      { id: 1, periodPrice: null },
    ]);
  });
});

it('keeps a list as long as nothing behind its cards changes', () => {
  const rows = { boats: [aBoat(1), aBoat(2)] };
  const store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
  const before = publishedCards(store, TODAY);
  expect(before.map(({ id }) => id)).toEqual([1, 2]);
  expect(publishedCards(store, TODAY)).toBe(before);

  const { id: _, ...review } = aReview(1, { boatId: 2, rating: 5 });
  store.reviews.insert(review);
  expect(publishedCards(store, TODAY).map(({ id }) => id)).toEqual([2, 1]);

  store.boats.update(1, { status: 'INACTIVE' });
  expect(publishedCards(store, TODAY).map(({ id }) => id)).toEqual([2]);
});
