import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/**
 * What of a booking is paid, after the payment provider was asked. A deposit that is still awaited is
 * PENDING, which is no failure. Never from the cache.
 */
export function paymentCheckQuery(bookingId: number) {
  return queryOptions({
    queryKey: ['payments', 'check', bookingId],
    queryFn: ({ signal }) =>
      unwrap(
        client.POST('/bookings/{id}/payment/check-status', {
          params: { path: { id: bookingId } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}
