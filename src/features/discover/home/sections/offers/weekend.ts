import { addDays, weekdayOf } from '../../../../../lib/calendar-day.ts';

const SATURDAY = 6;

/**
 * The next weekend that can still be had whole, for a day, `YYYY-MM-DD`: on a Saturday this one, on a Sunday
 * the one to come.
 */
export function weekendAfter(day: string): { startDate: string; endDate: string } {
  const startDate = addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7);
  return { startDate, endDate: addDays(startDate, 1) };
}
