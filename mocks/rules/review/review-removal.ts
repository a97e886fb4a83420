import type { ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { ratingOf } from './rating.ts';

/** What removing a review does to the mean of its boat or tour. Changes nothing. */
export function removalOf(store: Store, review: ReviewRecord): Schemas['ReviewRemoval'] {
  const { id, boatId, tourId } = review;
  const all =
    boatId === null ? store.reviews.where('tourId', tourId) : store.reviews.where('boatId', boatId);
  const average = (reviews: readonly ReviewRecord[]) => ({
    averageRating: ratingOf(reviews),
    totalReviews: reviews.length,
  });
  return {
    reviewId: id,
    category: boatId === null ? 'tour' : 'boat',
    entityName: bookingHost(store, review)?.name ?? '',
    replies: store.reviewReplies.where('reviewId', id).length,
    before: average(all),
    after: average(all.filter((one) => one.id !== id)),
  };
}
