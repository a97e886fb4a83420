import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Boat } from '../../../../api/contract/types.ts';
import { knownBoatDays } from '../../../../api/resources/availabilities/known-days.ts';
import { boatCalendarQuery } from '../../../../api/resources/availabilities/queries.ts';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { type BoatTrip, boatQuote, type Quote } from './quote.ts';

/** What a price is known to be; without a trip there is none and nothing is asked. */
export interface LiveQuote {
  quote: Quote | undefined;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** Whether the calendar that would tell the price could not be had. */
export const hasFailed = ({ quote, error }: LiveQuote): boolean => !quote && Boolean(error);

/** The live price of a boat's trip, from its calendar. */
export function useBoatQuote(boat: Boat, trip: BoatTrip | null): LiveQuote {
  const { start = '', end = '' } = trip?.days ?? {};
  const queryClient = useQueryClient();
  // What the calendar beside it shows needs no asking.
  const known = () => knownBoatDays(queryClient, boat.id, start, end);
  const isEnabled = trip !== null && dayCount(start, end) <= maxTripDays;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...boatCalendarQuery(boat.id, start, end),
    enabled: isEnabled,
    initialData: () => (isEnabled ? known()?.days : undefined),
    initialDataUpdatedAt: () => known()?.updatedAt,
    placeholderData: keepPreviousData,
  });
  const at = new Date(useNow());
  const isCurrent = trip !== null && data !== undefined && !isPlaceholderData;
  return {
    quote: isCurrent && isEnabled ? boatQuote(boat, trip, data, at) : undefined,
    isPending: isEnabled && (isPending || isPlaceholderData),
    error: isEnabled ? error : null,
    retry: () => void refetch(),
  };
}
