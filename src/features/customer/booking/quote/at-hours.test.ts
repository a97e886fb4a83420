import { expect, test, vi } from 'vitest';
import { atHours } from './at-hours.ts';
import { tourQuote } from './quote.ts';

const live = {
  quote: { ...tourQuote({ price: 100 }, '2027-06-12', 1, undefined), unavailable: [] },
  isPending: false,
  error: null,
  retry: vi.fn(),
};
const search = { start: '2027-06-12', end: '2027-06-12', from: 13, to: 16 };
const slots = { free: [13, 14, 15, 16], isPending: false, refetch: vi.fn() };

test('hours can be had while every one of them is free', () => {
  expect(atHours(live, search, slots).quote?.unavailable).toEqual([]);
  const oneTaken = { ...slots, free: [13, 15, 16] };
  expect(atHours(live, search, oneTaken).quote?.unavailable).toEqual(['2027-06-12']);
  expect(atHours(live, { ...search, from: 3, to: 5 }, slots).quote?.unavailable).toHaveLength(1);
});

test('no price is told before that is known, and the calendar decides where it cannot be', () => {
  const unknown = { ...slots, free: undefined };
  const pending = atHours(live, search, { ...unknown, isPending: true });
  expect([pending.quote, pending.isPending]).toEqual([undefined, true]);
  expect(atHours(live, search, unknown).quote?.unavailable).toEqual([]);
});

test('whole days need no hours', () => {
  expect(atHours(live, { ...search, from: undefined, to: undefined }, slots)).toBe(live);
});
