import { describe, expect, it } from 'vitest';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aReview } from '../../testing/records.ts';
import { type BoatSort, cardsInOrder, publishedCards } from './boat-cards.ts';

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
