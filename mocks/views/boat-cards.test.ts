import { expect, it } from 'vitest';
import { createStore, createWorld } from '../store/state.ts';
import { aBoat, aReview } from '../testing/records.ts';
import { publishedCards } from './boat-cards.ts';

const TODAY = '2026-11-20';

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
