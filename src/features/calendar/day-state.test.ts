import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../api/types.ts';
import { dayFacts } from './day-state.ts';

const today = '2027-06-10';
const free: CalendarDay = {
  date: '2027-06-12',
  availabilityId: 1,
  isAvailable: true,
  isInstantConfirmation: false,
  isOverride: false,
  hasBookings: false,
  price: 48_500,
  priceOverride: null,
};
const special = { ...free, isOverride: true, price: 41_900, priceOverride: 41_900 };

describe('a day of the calendar', () => {
  it('is available at its price', () => {
    expect(dayFacts(free.date, free, today)).toEqual({
      state: 'available',
      alsoInstant: false,
      price: 48_500,
    });
  });
  it('is past before anything else, and costs nothing any more', () => {
    expect(dayFacts('2027-06-09', special, today)).toMatchObject({ state: 'past', price: null });
    expect(dayFacts('2027-06-09', undefined, today).state).toBe('past');
  });
  it('is not past while it is today', () => {
    expect(dayFacts(today, free, today).state).toBe('available');
  });
  it('is unavailable whatever its price and its confirmation are', () => {
    const taken = { ...special, isAvailable: false, isInstantConfirmation: true };
    expect(dayFacts(taken.date, taken, today)).toEqual({
      state: 'unavailable',
      alsoInstant: false,
      price: null,
    });
  });
  it('stays available while bookings leave a start time', () => {
    expect(dayFacts(free.date, { ...free, hasBookings: true }, today).state).toBe('available');
  });
  it('has a special price before it is instant, and keeps the bolt beside it', () => {
    const both = { ...special, isInstantConfirmation: true };
    expect(dayFacts(both.date, both, today)).toEqual({
      state: 'special',
      alsoInstant: true,
      price: 41_900,
    });
  });
  it('is instant before it is merely available', () => {
    const instant = { ...free, isInstantConfirmation: true };
    expect(dayFacts(instant.date, instant, today)).toMatchObject({
      state: 'instant',
      alsoInstant: false,
    });
  });
  it('is unknown, not free, without an entry', () => {
    expect(dayFacts('2027-06-12', undefined, today)).toMatchObject({
      state: 'unknown',
      price: null,
    });
  });
});
