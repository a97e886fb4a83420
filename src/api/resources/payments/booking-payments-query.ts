import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { bookingsKey } from '../bookings/queries.ts';

/** The payments of a booking, the newest first, for its customer and its host. */
export function bookingPaymentsQuery(bookingId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'payments', bookingId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/{id}/payments', { params: { path: { id: bookingId } }, signal }),
      ),
  });
}
