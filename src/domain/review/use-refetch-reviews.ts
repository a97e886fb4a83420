import { useQueryClient } from '@tanstack/react-query';

/** Has everything that shows reviews, or figures made of them, read anew. */
export function useRefetchReviews(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // The bookings too: they wait for a review no more. Ratings stand on cards and pages.
    await Promise.all(
      ['reviews', 'bookings', 'boats', 'tours'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
  };
}
