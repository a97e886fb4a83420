import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/**
 * What the caller's cancelling a booking now would give back, and what would stay with the host. Asked
 * anew each time it is shown. A booking that can no longer be cancelled is an ApiError of status 409.
 */
export function cancellationPreviewQuery(bookingId: number) {
  return queryOptions({
    // Not of the bookings’ key: asked again when one has just been cancelled, it would be refused.
    queryKey: ['cancellation-preview', bookingId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/{id}/cancellation-preview', {
          params: { path: { id: bookingId } },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}
