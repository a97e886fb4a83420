import type { CalendarDay } from '../../../../api/contract/types.ts';
import type { DaySpan } from '../../../../domain/trip/trip-search.ts';
import { addDays, dayCount, daysBetween } from '../../../../lib/calendar-day.ts';

/** How far around the wanted days one looks, so that a calendar call is not too long. */
const reach = 30;

/** The stretch of the calendar in which other days are looked for, not before `today`. */
export function nearbySpan(wanted: DaySpan, today: string): DaySpan {
  const first = addDays(wanted.start, -reach);
  return { start: first < today ? today : first, end: addDays(wanted.end, reach) };
}

/**
 * The free stretches of the same length nearest to the wanted days, the nearest first, the later one
 * of two as near; at most `count`, none overlapping another. Whole days need days without a booking.
 */
export function nearestFreeDays(
  calendar: readonly CalendarDay[],
  wanted: DaySpan,
  count = 3,
): DaySpan[] {
  const free = new Set(
    calendar.filter((day) => day.isAvailable && !day.hasBookings).map(({ date }) => date),
  );
  const length = dayCount(wanted.start, wanted.end);
  const distance = ({ start }: DaySpan) => Math.abs(dayCount(wanted.start, start) - 1);
  const spans = [...free]
    .map((start) => ({ start, end: addDays(start, length - 1) }))
    .filter(
      (span) =>
        span.start !== wanted.start &&
        daysBetween(span.start, span.end).every((date) => free.has(date)),
    )
    .sort((one, other) => distance(one) - distance(other) || (one.start < other.start ? 1 : -1));
  const chosen: DaySpan[] = [];
  for (const span of spans) {
    if (chosen.length === count) break;
    const overlaps = chosen.some(({ start, end }) => span.start <= end && span.end >= start);
    if (!overlaps) chosen.push(span);
  }
  return chosen;
}
