import { useQueryClient } from '@tanstack/react-query';
import { boatsKey } from './resources/boats/queries.ts';
import { bookingsKey } from './resources/bookings/queries.ts';
import { reviewsKey } from './resources/reviews/queries.ts';
import { toursKey } from './resources/tours/queries.ts';

/** Has everything that shows reviews, or figures made of them, read anew. */
export function useReadReviewsAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // The bookings too: they wait for a review no more. Ratings stand on cards and pages.
    await Promise.all(
      [reviewsKey, bookingsKey, boatsKey, toursKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
