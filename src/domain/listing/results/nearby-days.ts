import { calendarDay } from '../../../i18n/format.ts';
import { addDays } from '../../../lib/calendar-day.ts';
import { type Days, daysOf } from '../address/listing-address.ts';

/** How far the trip is moved, in days: the nearest first, then by a week. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 7, -7];

/**
 * The same trip on other days, the nearest first; none before `today`. Nothing for a search without
 * days.
 */
export function nearbyDays(
  asked: Days,
  today = calendarDay(),
): { startDate: string; endDate: string }[] {
  const days = daysOf(asked);
  if (!days) return [];
  return SHIFTS.map((shift) => ({
    startDate: addDays(days.first, shift),
    endDate: addDays(days.last, shift),
  })).filter(({ startDate }) => startDate >= today);
}
