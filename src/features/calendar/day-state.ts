import type { CalendarDay } from '../../api/types.ts';

/** What a day of the calendar is to somebody who wants to book; `unknown` is a day without an entry. */
export type DayState = 'past' | 'unavailable' | 'special' | 'instant' | 'available' | 'unknown';

/** What a cell of the calendar tells of its day. */
export interface DayFacts {
  state: DayState;
  /** Confirmed at once as well; a mark beside that of a special price (decision 59). */
  alsoInstant: boolean;
  /** Lira; null where there is nothing to pay for. */
  price: number | null;
}

/**
 * The one state of a day that has several: past > unavailable > special price > instant > available
 * (decision 59). Bookings alone do not close a day (decision 61). A day without an entry cannot be
 * booked (decision 60). `date` and `today` are `YYYY-MM-DD` in Europe/Istanbul.
 */
export function dayFacts(date: string, day: CalendarDay | undefined, today: string): DayFacts {
  const closed = (state: DayState): DayFacts => ({ state, alsoInstant: false, price: null });
  if (date < today) return closed('past');
  if (!day) return closed('unknown');
  if (!day.isAvailable) return closed('unavailable');
  const { price, isInstantConfirmation } = day;
  if (day.isOverride) return { state: 'special', alsoInstant: isInstantConfirmation, price };
  return { state: isInstantConfirmation ? 'instant' : 'available', alsoInstant: false, price };
}
