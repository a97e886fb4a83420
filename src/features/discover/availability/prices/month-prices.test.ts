import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../../../api/contract/types.ts';
import { daysOfMonth } from '../../../../lib/calendar-month.ts';
import { dayFacts } from '../day/day-state.ts';
import { monthPrices } from './month-prices.ts';

const today = '2027-06-01';
const days = daysOfMonth('2027-06');

/** June 2027, which begins on a Tuesday: each day at the price that is said for it, or taken. */
function june(priceOf: (day: number) => number | 'taken', headline = 48_500) {
  const factsOf = (date: string) => {
    const price = priceOf(Number(date.slice(-2)));
    const day: CalendarDay = {
      date,
      availabilityId: 1,
      isAvailable: price !== 'taken',
      isInstantConfirmation: true,
      isOverride: price !== 'taken' && price !== 48_500,
      hasBookings: false,
      price: price === 'taken' ? 48_500 : price,
      priceOverride: null,
    };
    return dayFacts(date, day, today);
  };
  return monthPrices(days, factsOf, headline);
}
const piece = (prices: ReturnType<typeof june>, day: string) =>
  prices.seasons.get(`2027-06-${day}`);

describe('what the days of a month cost', () => {
  it('is one plain price where all cost the same, whoever set it', () => {
    expect(june(() => 34_600)).toEqual({
      plain: { price: 34_600, isSpecial: true },
      seasons: new Map(),
    });
    expect(june(() => 'taken')).toEqual({ plain: null, seasons: new Map() });
  });
  it('is plain where most do, and the headline where two are as frequent', () => {
    expect(june((day) => (day > 20 ? 58_200 : 48_500)).plain?.price).toBe(48_500);
    expect(june((day) => (day > 15 ? 58_200 : 34_600), 58_200).plain?.price).toBe(58_200);
    expect(june((day) => (day > 15 ? 58_200 : 34_600)).plain?.price).toBe(34_600);
  });
  it('says the price of a season on every run of its days: each week, and after what is taken', () => {
    const prices = june((day) => {
      if (day === 16) return 'taken';
      return day >= 12 && day <= 23 ? 58_200 : 48_500;
    });
    expect([...prices.seasons.keys()].map((day) => Number(day.slice(-2)))).toEqual([
      12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23,
    ]);
    const labels = [...prices.seasons].filter(([, { label }]) => label !== 'none');
    expect(labels.map(([day, { label }]) => [Number(day.slice(-2)), label])).toEqual([
      [12, 'wide'],
      [14, 'wide'],
      [17, 'wide'],
      [21, 'wide'],
    ]);
    expect(piece(prices, '12')).toMatchObject({ goesBack: false, goesOn: true });
    expect(piece(prices, '14')).toMatchObject({ goesBack: true });
    expect(piece(prices, '23')).toMatchObject({ goesBack: true, goesOn: false });
  });
  it('tells seasons of different prices apart, and a single day', () => {
    const prices = june((day) => (day === 7 ? 52_000 : day === 8 ? 56_000 : 48_500));
    expect(piece(prices, '07')).toMatchObject({ price: 52_000, goesOn: false, label: 'narrow' });
    expect(piece(prices, '08')).toMatchObject({ price: 56_000, goesBack: false, label: 'narrow' });
  });
});
