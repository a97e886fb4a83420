import type { Booking } from '../../../../api/contract/types.ts';
import { daysBetween } from '../../../../lib/calendar-day.ts';

/** The bookings of each day, `YYYY-MM-DD`, from `first` to `last`; days without any are left out. */
export function bookingsByDay(
  bookings: readonly Booking[],
  first: string,
  last: string,
): Map<string, Booking[]> {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const start = booking.startDate < first ? first : booking.startDate;
    const end = booking.endDate > last ? last : booking.endDate;
    if (start > end) continue;
    for (const day of daysBetween(start, end)) {
      const known = days.get(day);
      if (known) known.push(booking);
      else days.set(day, [booking]);
    }
  }
  return days;
}
