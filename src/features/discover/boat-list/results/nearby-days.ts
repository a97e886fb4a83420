import { calendarDay } from '../../../../i18n/format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import type { BoatFilters } from '../search-params.ts';

/** How far the trip is moved, in days: the nearest first, then by a week. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 7, -7];

/**
 * The same trip on other days, the nearest first; none before `today`. Nothing for a search without
 * days.
 */
export function nearbyDays(
  { startDate, endDate }: BoatFilters,
  today = calendarDay(),
): { startDate: string; endDate: string }[] {
  const first = startDate ?? endDate;
  const last = endDate ?? startDate;
  if (first === undefined || last === undefined) return [];
  return SHIFTS.map((shift) => ({
    startDate: addDays(first, shift),
    endDate: addDays(last, shift),
  })).filter((days) => days.startDate >= today);
}
