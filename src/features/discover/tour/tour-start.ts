import type { Tour } from '../../../api/contract/types.ts';
import { calendarDay, clockTime } from '../../../i18n/format.ts';
import type { TripStart } from '../../../lib/cancellation.ts';

/** When a date of a tour begins, in Istanbul; null when it is none of the tour's. */
export function tourStart(
  { tourDates }: Pick<Tour, 'tourDates'>,
  id: number | undefined,
): TripStart | null {
  const date = tourDates.find((one) => one.id === id);
  if (!date) return null;
  const begins = new Date(date.startDate);
  return { date: calendarDay(begins), time: clockTime(begins) };
}
