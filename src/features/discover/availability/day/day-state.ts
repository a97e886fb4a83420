import type { CalendarDay } from '../../../../api/contract/types.ts';
import { type DayState, dayStateOf } from '../../../../domain/calendar/day-state.ts';

/** What is sold: a boat for whole days, a boat for some hours of a day, or places on a tour. */
export type Sale = { unit: 'day' } | { unit: 'hour'; price: number } | { unit: 'person' };

/** What a cell of the calendar tells of its day. */
export interface DayFacts {
  state: DayState;
  /** Confirmed at once as well, beside a price of its own. */
  alsoInstant: boolean;
  /** Lira, for what is sold; null where there is nothing to pay for. */
  price: number | null;
  /** Whether it can be chosen. */
  isBookable: boolean;
  /** A boat that is taken for some hours: the others can be had, the whole day cannot. */
  onlyByHour: boolean;
}

/**
 * What a day is to somebody who wants to book. Bookings alone do not close a day, yet a boat that goes
 * out for an hour cannot be had for the whole day. Hours cost the price of an hour, whatever the day costs. `date` and `today` are `YYYY-MM-DD` in Europe/Istanbul.
 */
export function dayFacts(
  date: string,
  day: CalendarDay | undefined,
  today: string,
  sale: Sale = { unit: 'day' },
): DayFacts {
  const { isInstantConfirmation = false } = day ?? {};
  const isSpecial = day?.isOverride === true && sale.unit !== 'hour';
  const state = dayStateOf(date, day && { ...day, isSpecial }, today);
  if (!day || state === 'past' || state === 'unavailable') return closed(state);
  const onlyByHour = sale.unit === 'day' && day.hasBookings;
  return {
    state,
    alsoInstant: isSpecial && isInstantConfirmation,
    price: sale.unit === 'hour' ? sale.price : day.price,
    isBookable: !onlyByHour,
    onlyByHour,
  };
}

/** The ground of a day's cell: that it costs something else is told by the bar of its season. */
export function groundOf({ state, alsoInstant }: DayFacts): Exclude<DayState, 'special'> {
  if (state !== 'special') return state;
  return alsoInstant ? 'instant' : 'available';
}

function closed(state: DayState): DayFacts {
  return { state, alsoInstant: false, price: null, isBookable: false, onlyByHour: false };
}
