import { queryOptions } from '@tanstack/react-query';
import { client } from '../client.ts';
import { answer } from '../pipeline/answer.ts';

// Apart from reviews.ts: a loader imports it.

/** What a customer has written, the newest first, with the bookings reviewed. */
export function customerReviewsQuery(customerId: number) {
  return queryOptions({
    queryKey: ['reviews', 'customer', customerId],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/reviews/customer/{id}', { params: { path: { id: customerId } }, signal }),
      ),
  });
}
