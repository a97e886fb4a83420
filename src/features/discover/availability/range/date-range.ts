import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { dayCount, daysBetween } from '../../../../lib/calendar-day.ts';
import type { DayFacts } from '../day/day-state.ts';

/** Of a day, `YYYY-MM-DD`; undefined while it is not known. */
export type FactsOf = (day: string) => DayFacts | undefined;

/** Why days in a row cannot be booked. */
export type RangeProblem = { kind: 'blocked'; day: string; facts: DayFacts } | { kind: 'long' };

/** Two days, whichever comes first. */
export function dateRangeOf(one: string, other: string): DateRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/**
 * Why a span cannot be booked: it is too long, or one of its days is not to be had; the first such day.
 * Days that are not known yet are no problem yet.
 */
export function rangeProblem(
  { start, end }: DateRange,
  factsOf: FactsOf,
): RangeProblem | undefined {
  if (dayCount(start, end) > maxTripDays) return { kind: 'long' };
  for (const day of daysBetween(start, end)) {
    const facts = factsOf(day);
    if (facts && !facts.isBookable) return { kind: 'blocked', day, facts };
  }
  return undefined;
}
