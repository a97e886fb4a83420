import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../../../api/contract/types.ts';
import { dayFacts } from '../day/day-state.ts';
import { dateRangeOf, type FactsOf, rangeProblem } from './date-range.ts';

const free = (date: string): CalendarDay => ({
  date,
  availabilityId: 1,
  isAvailable: true,
  isInstantConfirmation: false,
  isOverride: false,
  hasBookings: false,
  price: 48_500,
  priceOverride: null,
});

/** June 2027: the 13th is taken, on the 20th a few hours are, the 25th has no entry, July is not known. */
const factsOf: FactsOf = (day) => {
  if (!day.startsWith('2027-06')) return undefined;
  const entry = free(day);
  if (day.endsWith('13')) entry.isAvailable = false;
  if (day.endsWith('20')) entry.hasBookings = true;
  return dayFacts(day, day.endsWith('25') ? undefined : entry, '2027-06-02');
};
const problem = (start: string, end: string) =>
  rangeProblem({ start: `2027-06-${start}`, end: `2027-${end}` }, factsOf);

describe('days in a row', () => {
  it('are a range whichever day was pressed first', () => {
    expect(dateRangeOf('2027-06-12', '2027-06-08')).toEqual({
      start: '2027-06-08',
      end: '2027-06-12',
    });
  });
  it('can be booked when every day can, also a single day', () => {
    expect(problem('08', '06-12')).toBeUndefined();
    expect(problem('08', '06-08')).toBeUndefined();
  });
  it('cannot include a day that is taken, past or without an entry', () => {
    expect(problem('12', '06-14')).toMatchObject({ kind: 'blocked', day: '2027-06-13' });
    expect(problem('01', '06-03')).toMatchObject({ day: '2027-06-01', facts: { state: 'past' } });
    expect(problem('24', '06-26')).toMatchObject({ facts: { state: 'unknown' } });
  });
  it('cannot include a day with some hours taken', () => {
    expect(problem('19', '06-21')).toMatchObject({ facts: { onlyByHour: true } });
  });
  it('are accepted while they are still loading', () => {
    expect(problem('29', '07-02')).toBeUndefined();
  });
  it('are at most a hundred', () => {
    expect(problem('29', '10-06')).toBeUndefined();
    expect(problem('29', '10-07')).toEqual({ kind: 'long' });
  });
});
