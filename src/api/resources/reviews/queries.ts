import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of reviews begins with. */
export const reviewsKey = ['reviews'] as const;

/** The newest reviews of all boats and tours, at most `limit` of them (1–50). */
export function recentReviewsQuery(limit: number) {
  return queryOptions({
    queryKey: [...reviewsKey, 'recent', limit],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/reviews/recent', { params: { query: { limit } }, signal })),
  });
}

/** What a customer has written, the newest first, with the bookings reviewed. */
export function customerReviewsQuery(customerId: number) {
  return queryOptions({
    queryKey: [...reviewsKey, 'customer', customerId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/reviews/customer/{id}', { params: { path: { id: customerId } }, signal }),
      ),
  });
}
