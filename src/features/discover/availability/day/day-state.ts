import type { CalendarDay } from '../../../../api/contract/types.ts';

/** What a day of the calendar is to somebody who wants to book; `unknown` is a day without an entry. */
export type DayState = 'past' | 'unavailable' | 'special' | 'instant' | 'available' | 'unknown';

/** What is sold: a boat for whole days, a boat for some hours of a day, or places on a tour. */
export type Sale = { unit: 'day' } | { unit: 'hour'; price: number } | { unit: 'person' };

/** What a cell of the calendar tells of its day. */
export interface DayFacts {
  state: DayState;
  /** Confirmed at once as well; a mark beside that of a special price. */
  alsoInstant: boolean;
  /** Lira, for what is sold; null where there is nothing to pay for. */
  price: number | null;
  /** Whether it can be chosen. */
  isBookable: boolean;
  /** A boat that is taken for some hours: the others can be had, the whole day cannot. */
  onlyByHour: boolean;
}

/**
 * The one state of a day that has several: past > unavailable > special price > instant > available.
 * Bookings alone do not close a day, yet a boat that goes out for an hour
 * cannot be had for the whole day. A day without an entry cannot be booked. Hours cost
 * the price of an hour, whatever the day costs. `date` and `today` are `YYYY-MM-DD` in Europe/Istanbul.
 */
export function dayFacts(
  date: string,
  day: CalendarDay | undefined,
  today: string,
  sale: Sale = { unit: 'day' },
): DayFacts {
  if (date < today) return closed('past');
  if (!day) return closed('unknown');
  if (!day.isAvailable) return closed('unavailable');
  const { isInstantConfirmation } = day;
  const isSpecial = day.isOverride && sale.unit !== 'hour';
  const onlyByHour = sale.unit === 'day' && day.hasBookings;
  const plain = isInstantConfirmation ? 'instant' : 'available';
  return {
    state: isSpecial ? 'special' : plain,
    alsoInstant: isSpecial && isInstantConfirmation,
    price: sale.unit === 'hour' ? sale.price : day.price,
    isBookable: !onlyByHour,
    onlyByHour,
  };
}

function closed(state: DayState): DayFacts {
  return { state, alsoInstant: false, price: null, isBookable: false, onlyByHour: false };
}
