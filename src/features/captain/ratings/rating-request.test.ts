import { expect, test } from 'vitest';
import { isNarrowed, recentRequest, reviewsRequest } from './rating-request.ts';

const today = '2026-06-12';

test('days count today, and pages from 0', () => {
  expect(reviewsRequest({ days: 7, page: 3 }, today)).toMatchObject({
    startDate: '2026-06-06',
    page: 2,
  });
  expect(reviewsRequest({ days: 1 }, today)).toMatchObject({ startDate: today, page: 0 });
  expect(recentRequest({ boat: 4 }, today)).toEqual({
    boatId: 4,
    tourId: undefined,
    startDate: '2026-06-06',
    size: 5,
  });
});

test('what is not answered comes first, or alone', () => {
  const first = reviewsRequest({ unanswered: 'first' }, today);
  expect(first).toMatchObject({ unansweredFirst: true, answered: undefined });
  const only = reviewsRequest({ unanswered: 'only' }, today);
  expect(only).toMatchObject({ unansweredFirst: undefined, answered: false });
});

test('an order is no filter, nor is the boat', () => {
  expect(isNarrowed({ sort: 'rating,asc', boat: 3, unanswered: 'first' })).toBe(false);
  expect(isNarrowed({ stars: 5 })).toBe(true);
});
