import { useQueryClient } from '@tanstack/react-query';
import { adminKey } from '../../api/resources/admin/queries.ts';
import { boatsKey } from '../../api/resources/boats/queries.ts';
import { bookingsKey } from '../../api/resources/bookings/queries.ts';
import { reviewsKey } from '../../api/resources/reviews/queries.ts';
import { toursKey } from '../../api/resources/tours/queries.ts';

/** Has everything that shows reviews, or figures made of them, refetched. */
export function useRefetchReviews(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // The bookings too: they wait for a review no more. Ratings stand on cards and pages.
    await Promise.all(
      [reviewsKey, bookingsKey, boatsKey, toursKey, adminKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
