import type { CalendarDay, TimelineBooking } from '../../../../api/contract/types.ts';
import { type DayState, dayStateOf } from '../../../../domain/calendar/day-state.ts';

/** What a captain's calendar tells of a day. */
export interface CaptainDay {
  state: DayState;
  /** It has a price of its own, and that is not what it is shown as. */
  alsoSpecial: boolean;
  /** It is confirmed at once, and that is not what it is shown as. */
  alsoInstant: boolean;
  /** Some hours are taken, others can be had. */
  onlyByHour: boolean;
  /** Lira; null for a day without an entry. */
  price: number | null;
  /** The bookings that touch it, the earliest first. */
  bookings: readonly TimelineBooking[];
}

/** What a day is to its captain: as guests see it, and who has booked it. Days are `YYYY-MM-DD`. */
export function captainDay(
  date: string,
  day: CalendarDay | undefined,
  bookings: readonly TimelineBooking[],
  today: string,
  kind: 'boat' | 'tour' = 'boat',
): CaptainDay {
  const isSpecial = day?.isOverride ?? false;
  const state = dayStateOf(date, day && { ...day, isSpecial }, today);
  return {
    state,
    alsoSpecial: isSpecial && state !== 'special',
    alsoInstant: (day?.isInstantConfirmation ?? false) && state !== 'instant',
    // A booking of a tour takes places, not hours.
    onlyByHour: kind === 'boat' && day?.isAvailable === true && day.hasBookings && state !== 'past',
    price: day?.price ?? null,
    bookings: bookings.filter(({ startDate, endDate }) => startDate <= date && endDate >= date),
  };
}
