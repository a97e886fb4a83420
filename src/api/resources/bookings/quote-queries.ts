import { queryOptions, skipToken } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { BookingCreate } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { bookingsKey } from './queries.ts';

/**
 * Whether a booking could be made now and what it would cost; nothing is held. Never from the cache:
 * it is asked to be sure. Terms that no day could allow are an ApiError of status 422. Asks nothing
 * while nothing is wanted.
 */
export function bookingQuoteQuery(wanted: BookingCreate | undefined) {
  return queryOptions({
    queryKey: [...bookingsKey, 'quote', wanted],
    queryFn: wanted
      ? ({ signal }) =>
          unwrap(client.POST('/bookings/check-availability', { body: wanted, signal }))
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The bookings of a customer that are still to come: PENDING or CONFIRMED, and not over. */
export function comingBookingsQuery(customerId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'coming', customerId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/customer/{id}/active', {
          params: { path: { id: customerId } },
          signal,
        }),
      ),
  });
}
