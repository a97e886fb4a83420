import { useState } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { isByHour, type TripSearch, tripDays } from '../../../../domain/trip/trip-search.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useBoatQuote } from '../quote/use-boat-quote.ts';
import { boatTripOf, guestsOf } from '../trip/trip.ts';

/** What an address asks of a boat, and what that costs now. */
export function useBoatPanel(boat: Boat, search: TripSearch) {
  const [today] = useState(() => calendarDay());
  const trip = boatTripOf(boat, search, today);
  const liveQuote = useBoatQuote(boat, trip);
  return {
    today,
    trip,
    /** The chosen days, also while the hours of one are still open. */
    days: tripDays(search, today),
    byHour: isByHour(boat, search),
    guests: guestsOf(search, boat.capacity),
    liveQuote,
  };
}
