import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of reviews begins with. */
export const reviewsKey = ['reviews'] as const;

/** As many as can be given. */
const ALL_STARS = 5;

/** The newest five-star reviews of all boats and tours in a language (ISO 639-1), at most `limit` of them (1–50). */
export function bestReviewsQuery(limit: number, textLanguage: string) {
  const query = { limit, minRating: ALL_STARS, textLanguage };
  return queryOptions({
    queryKey: [...reviewsKey, 'recent', query],
    queryFn: ({ signal }) => unwrap(client.GET('/reviews/recent', { params: { query }, signal })),
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
