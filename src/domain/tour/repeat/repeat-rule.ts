import { tourDatePlanLimits } from '../../../api/contract/contract.ts';
import type { TourDate } from '../../../api/contract/types.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { addDays, isCalendarDay, weekdayOf } from '../../../lib/calendar-day.ts';
import { istanbulInstant } from '../../../lib/istanbul-instant.ts';

/** When a tour is repeated. Days are `YYYY-MM-DD` in Europe/Istanbul, `''` while none is given. */
export interface RepeatRule {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  /** When it begins on each of the days, `HH:mm` in Istanbul. */
  times: readonly string[];
  from: string;
  /** The last day, included. */
  until: string;
  /** Days on which it does not take place after all. */
  except: readonly string[];
}

/** Most dates that are sent at once. */
export const mostDates: number = tourDatePlanLimits.dates.maxItems;

/** A time of a day in Istanbul as an instant, RFC 3339. */
export function startAt(day: string, time: string): string {
  return istanbulInstant(day, time).toISOString().replace('.000Z', 'Z');
}

interface Starts {
  /** Instants, RFC 3339, the earliest first. */
  starts: string[];
  /** The rule makes more than can be sent at once: the later ones are left out. */
  isCut: boolean;
}

/** When a rule makes a tour begin: nothing that has begun already. `now` in milliseconds since 1970. */
export function startsOf(rule: RepeatRule, now: number): Starts {
  const { from, until } = rule;
  const weekdays = new Set(rule.weekdays);
  const except = new Set(rule.except);
  const times = [...new Set(rule.times)].sort();
  const starts: string[] = [];
  if (weekdays.size === 0 || times.length === 0) return { starts, isCut: false };
  if (!isCalendarDay(from) || !isCalendarDay(until)) return { starts, isCut: false };
  const today = calendarDay(new Date(now));
  for (let day = from > today ? from : today; day <= until; day = addDays(day, 1)) {
    if (!weekdays.has(weekdayOf(day)) || except.has(day)) continue;
    for (const time of times) {
      const start = startAt(day, time);
      if (Date.parse(start) <= now) continue;
      if (starts.length === mostDates) return { starts, isCut: true };
      starts.push(start);
    }
  }
  return { starts, isCut: false };
}

/** A date that a rule makes. */
export interface PlannedStart {
  /** An instant, RFC 3339. */
  start: string;
  /** The start of the date that is in its way, one of the tour or an earlier one of the rule; or null. */
  overlapsWith: string | null;
}

type Standing = Pick<TourDate, 'startDate' | 'endDate' | 'durationMinutes'>;

interface Span {
  start: string;
  from: number;
  to: number;
}

/**
 * Which dates of a rule a tour can take beside those it has. What is refused leaves room for what comes
 * after it, as where they are sent; dates that only touch do not overlap.
 */
export function plannedStarts(
  starts: readonly string[],
  minutes: number,
  standing: readonly Standing[],
): PlannedStart[] {
  const taken: Span[] = standing.map(({ startDate, endDate, durationMinutes }) => {
    const from = Date.parse(startDate);
    const to = endDate ? Date.parse(endDate) : from + durationMinutes * 60_000;
    return { start: startDate, from, to };
  });
  return starts.map((start) => {
    const from = Date.parse(start);
    const to = from + minutes * 60_000;
    const clash = taken.find((other) => other.from < to && other.to > from);
    if (!clash) taken.push({ start, from, to });
    return { start, overlapsWith: clash?.start ?? null };
  });
}
