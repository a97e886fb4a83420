import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { boatTimeSlotsQuery } from '../../../../api/resources/availabilities/queries.ts';
import { isByHour, type TripSearch, tripDays } from '../../../../domain/trip/trip-search.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { freeHours } from '../days/hours.ts';
import { atHours } from '../quote/at-hours.ts';
import { useBoatQuote } from '../quote/use-boat-quote.ts';
import { boatTripOf, guestsOf } from '../trip/trip.ts';

/** What an address asks of a boat, and what that costs now. */
export function useBoatPanel(boat: Boat, search: TripSearch) {
  const [today] = useState(() => calendarDay());
  const trip = boatTripOf(boat, search, today);
  const days = tripDays(search, today);
  const byHour = isByHour(boat, search);
  const slots = useQuery({
    ...boatTimeSlotsQuery(boat.id, days?.start ?? ''),
    enabled: byHour && days !== null,
  });
  const free = slots.data && freeHours(slots.data);
  // While that is not known, an hour of the chosen day may be left.
  const hasHours = free === undefined || free.length > 0;
  const liveQuote = atHours(useBoatQuote(boat, trip), search, {
    free,
    isPending: slots.isLoading,
    refetch: () => void slots.refetch(),
  });
  return {
    today,
    trip,
    /** The chosen days, also while the hours of one are still open. */
    days,
    byHour,
    hasHours,
    /** What is to be chosen next. */
    choice: byHour && days && hasHours ? ('hours' as const) : ('days' as const),
    guests: guestsOf(search, boat.capacity),
    liveQuote,
  };
}
