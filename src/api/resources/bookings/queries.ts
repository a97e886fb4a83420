import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of bookings begins with. */
export const bookingsKey = ['bookings'] as const;

/**
 * One booking, for its customer and its host. A missing one is an ApiError of status 404, somebody
 * else's one of status 403.
 */
export function bookingQuery(id: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/bookings/{id}', { params: { path: { id } }, signal })),
  });
}

/** Everything that a customer has booked, the newest first. */
export function customerBookingsQuery(customerId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'customer', customerId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/customer/{id}', { params: { path: { id: customerId } }, signal }),
      ),
  });
}
