import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../../../api/contract/types.ts';
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
      isBookable: true,
      onlyByHour: false,
    });
  });
  it('is past before any other state, without a price', () => {
    expect(dayFacts('2027-06-09', special, today)).toMatchObject({ state: 'past', price: null });
    expect(dayFacts('2027-06-09', undefined, today).state).toBe('past');
  });
  it('is not past while it is today', () => {
    expect(dayFacts(today, free, today).state).toBe('available');
  });
  it('is unavailable whatever its price and confirmation', () => {
    const taken = { ...special, isAvailable: false, isInstantConfirmation: true };
    expect(dayFacts(taken.date, taken, today)).toEqual({
      state: 'unavailable',
      alsoInstant: false,
      price: null,
      isBookable: false,
      onlyByHour: false,
    });
  });
  it('is bookable by the hour only while bookings leave a start time', () => {
    const partly = { ...free, hasBookings: true };
    expect(dayFacts(free.date, partly, today)).toMatchObject({
      state: 'available',
      isBookable: false,
      onlyByHour: true,
    });
    const byHour = dayFacts(free.date, partly, today, { unit: 'hour', price: 6_500 });
    expect(byHour).toMatchObject({ isBookable: true, onlyByHour: false });
    const places = dayFacts(free.date, partly, today, { unit: 'person' });
    expect(places).toMatchObject({ isBookable: true, onlyByHour: false });
  });
  it('costs the same by the hour whatever the day costs', () => {
    expect(dayFacts(special.date, special, today, { unit: 'hour', price: 6_500 })).toMatchObject({
      state: 'available',
      price: 6_500,
    });
  });
  it('has a special price before instant confirmation, with the instant mark beside it', () => {
    const both = { ...special, isInstantConfirmation: true };
    expect(dayFacts(both.date, both, today)).toMatchObject({
      state: 'special',
      alsoInstant: true,
      price: 41_900,
    });
  });
  it('is instant before available', () => {
    const instant = { ...free, isInstantConfirmation: true };
    expect(dayFacts(instant.date, instant, today)).toMatchObject({
      state: 'instant',
      alsoInstant: false,
    });
  });
  it('is unknown without an entry', () => {
    expect(dayFacts('2027-06-12', undefined, today)).toMatchObject({
      state: 'unknown',
      price: null,
    });
  });
});
