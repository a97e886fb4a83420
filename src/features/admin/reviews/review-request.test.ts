import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { filterCount, filterOf, listRequest, periodOf, queueRequest } from './review-request.ts';
import { reviewsSearch } from './search-params.ts';

const today = '2026-06-12';

describe('days', () => {
  test('the last ones count today', () => {
    expect(periodOf({ days: 7 }, today)).toEqual({ from: '2026-06-06', to: today });
    expect(periodOf({ days: 1 }, today)).toEqual({ from: today, to: today });
  });
  test('those of one’s own need both ends, in their order', () => {
    expect(periodOf({ from: '2026-01-01' }, today)).toBeUndefined();
    expect(periodOf({ from: '2026-02-01', to: '2026-01-01' }, today)).toBeUndefined();
    const own = { from: '2026-01-01', to: '2026-01-01' };
    expect(periodOf(own, today)).toEqual(own);
  });
});

test('stars are exactly so many, at least or at most', () => {
  expect(filterOf({ stars: '3' }, today)).toMatchObject({ minRating: 3, maxRating: 3 });
  expect(filterOf({ stars: 'min4' }, today)).toMatchObject({
    minRating: 4,
    maxRating: undefined,
  });
  expect(filterOf({ stars: 'max2' }, today)).toMatchObject({
    minRating: undefined,
    maxRating: 2,
  });
});

test('the newest come first unless the address says otherwise', () => {
  expect(listRequest({}, today)).not.toHaveProperty('sortBy');
  expect(listRequest({ sort: 'rating,asc' }, today)).toMatchObject({
    sortBy: 'rating',
    sortDirection: 'asc',
  });
});

test('the queue is of those that wait, unless the address says otherwise', () => {
  expect(queueRequest({})).toMatchObject({ state: 'OPEN' });
  expect(queueRequest({ state: 'ALL' })).toMatchObject({ state: undefined });
});

test('an order is no filter, nor are the filters of the other view; false is one', () => {
  expect(filterCount({ sort: 'rating,asc', page: 3, state: 'KEPT' }, today)).toBe(0);
  expect(filterCount({ verified: false, days: 30, stars: 'max2' }, today)).toBe(3);
  expect(filterCount({ from: '2026-02-01' }, today)).toBe(0);
  expect(filterCount({ view: 'reported', verified: true, state: 'KEPT' }, today)).toBe(1);
});

test('what makes no sense in the address, or is looked for, is as if it were left out', () => {
  const search = { stars: 9, verified: 'maybe', days: 8, from: 'soon', page: 0, view: 'all', x: 1 };
  expect(v.parse(reviewsSearch, search)).toEqual({});
  expect(v.parse(reviewsSearch, { stars: 4, keyword: 'Elif' })).toEqual({ stars: '4' });
});
