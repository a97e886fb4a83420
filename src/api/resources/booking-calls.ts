import { queryOptions, skipToken } from '@tanstack/react-query';
import { client } from '../client.ts';
import type { Booking, BookingCreate } from '../contract/types.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';

// Apart from bookings.ts, which loaders read: only the pages on which one books make these calls.

/**
 * Whether a booking could be made now and what it would cost; nothing is held. Never from the cache:
 * it is asked to be sure. Terms that no day could allow are an ApiError of status 422. Asks nothing
 * while nothing is wanted.
 */
export function bookingQuoteQuery(wanted: BookingCreate | undefined) {
  return queryOptions({
    queryKey: ['bookings', 'quote', wanted],
    queryFn: wanted
      ? ({ signal }) =>
          answer(client.POST('/bookings/check-availability', { body: wanted, signal }))
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}

interface BookingRequest {
  wanted: BookingCreate;
  /** One per filled-in booking: sent again with the same contents it books nothing twice (decision 75). */
  idempotencyKey: string;
}

/**
 * Books for the person signed in. Rejects with an ApiError: days or places that are taken have the
 * status 409.
 */
export function createBooking({ wanted, idempotencyKey }: BookingRequest): Promise<Booking> {
  return answer(
    client.POST('/bookings', {
      body: wanted,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** The bookings of a customer that are still to come, as the service knows them now. */
export function comingBookings(customerId: number): Promise<Booking[]> {
  return answer(
    client.GET('/bookings/customer/{id}/active', { params: { path: { id: customerId } } }),
  );
}
