import type { Tour, TourDate } from '../../api/contract/types.ts';
import { calendarDay, clockTime } from '../../i18n/format.ts';
import type { TripStart } from '../cancellation/refund.ts';
import type { DateRange } from '../trip/trip-search.ts';

/** The days of a tour date in Istanbul, both counted, `YYYY-MM-DD`. */
export function tourDays({ startDate, endDate, durationMinutes }: TourDate): DateRange {
  const begins = new Date(startDate);
  const ends = endDate ? new Date(endDate) : new Date(begins.getTime() + durationMinutes * 60_000);
  return { start: calendarDay(begins), end: calendarDay(ends) };
}

/** When a tour date begins, `HH:mm` in Istanbul. */
export function startTimeOf({ startDate }: Pick<TourDate, 'startDate'>): string {
  return clockTime(new Date(startDate));
}

/** When a date of a tour begins, in Istanbul; null when it is none of the tour's. */
export function tourStart(
  { tourDates }: Pick<Tour, 'tourDates'>,
  id: number | undefined,
): TripStart | null {
  const date = tourDates.find((one) => one.id === id);
  return date ? { date: tourDays(date).start, time: startTimeOf(date) } : null;
}
