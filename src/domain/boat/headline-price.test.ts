import { expect, test } from 'vitest';
import { aBoatSummary } from '../../api/testing/examples.ts';
import { headlinePrice } from './headline-price.ts';

const boat = aBoatSummary({ dailyPrice: 49_400, fromPrice: 34_600 });

test('a price that can be paid: of the days asked for, else the lowest of those ahead', () => {
  expect(headlinePrice(boat)).toEqual({ lira: 34_600, unit: 'day', isLowest: true });
  expect(headlinePrice({ ...boat, periodPrice: 74_100 })).toEqual({
    lira: 74_100,
    unit: 'period',
    isLowest: false,
  });
  const asked = { ...boat, periodPrice: 37_050 };
  expect(headlinePrice(asked, { start: '2026-07-14', end: '2026-07-14' }).unit).toBe('oneDay');
  expect(headlinePrice(asked, { start: '2026-07-14', end: '2026-07-15' }).unit).toBe('period');
  expect(headlinePrice({ ...boat, periodPrice: null }).lira).toBe(34_600);
});

test('the boat’s own price is no lowest one while no day is open', () => {
  const closed = { ...boat, fromPrice: 49_400, nextAvailableDate: null };
  expect(headlinePrice(closed)).toEqual({ lira: 49_400, unit: 'day', isLowest: false });
});
