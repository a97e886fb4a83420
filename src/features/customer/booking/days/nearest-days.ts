import type { CalendarDay } from '../../../../api/contract/types.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { addDays, dayCount, daysBetween } from '../../../../lib/calendar-day.ts';

/** Days searched before and after the chosen ones: the contract limits the range of a calendar call. */
const searchDays = 30;

/** The range of the calendar in which other days are looked for, not before `earliest`. */
export function nearbyRange(chosen: DateRange, earliest: string): DateRange {
  const first = addDays(chosen.start, -searchDays);
  return { start: first < earliest ? earliest : first, end: addDays(chosen.end, searchDays) };
}

/**
 * The free calendarRanges of the same length nearest to the chosen days, the nearest first, the later one
 * of two as near; at most `count`, none overlapping another. Whole days need days without a booking.
 */
export function nearestFreeDays(
  calendar: readonly CalendarDay[],
  chosen: DateRange,
  count = 3,
): DateRange[] {
  const free = new Set(
    calendar.filter((day) => day.isAvailable && !day.hasBookings).map(({ date }) => date),
  );
  const length = dayCount(chosen.start, chosen.end);
  const distance = ({ start }: DateRange) => Math.abs(dayCount(chosen.start, start) - 1);
  const ranges = [...free]
    .map((start) => ({ start, end: addDays(start, length - 1) }))
    .filter(
      (range) =>
        range.start !== chosen.start &&
        daysBetween(range.start, range.end).every((date) => free.has(date)),
    )
    .sort((one, other) => distance(one) - distance(other) || (one.start < other.start ? 1 : -1));
  const nearest: DateRange[] = [];
  for (const range of ranges) {
    if (nearest.length === count) break;
    const overlaps = nearest.some(({ start, end }) => range.start <= end && range.end >= start);
    if (!overlaps) nearest.push(range);
  }
  return nearest;
}
