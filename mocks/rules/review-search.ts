import type { ReviewRecord, Schemas } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { dayOf } from './day.ts';
import { newestFirst } from './order.ts';
import { contains } from './text.ts';

/** What to look for; what is left out does not restrict, and all that is given must hold. */
export type ReviewFilter = Omit<
  Schemas['ReviewQuery'],
  'page' | 'size' | 'sortBy' | 'sortDirection'
>;

/** Whether a review is tied to a completed booking of its author. */
export function isVerified(store: Store, review: ReviewRecord): boolean {
  const booking = store.bookings.get(review.bookingId);
  return booking?.status === 'COMPLETED' && booking.customerId === review.customerId;
}

/** The reviews that match a filter; texts are compared by Turkish rules, days are those of Istanbul. */
export function filterReviews(
  store: Store,
  reviews: readonly ReviewRecord[],
  filter: ReviewFilter,
): ReviewRecord[] {
  const { boatId, tourId, minRating, verified, withReplies, startDate, endDate, keyword } = filter;
  const hasReplies = ({ id }: ReviewRecord) => store.reviewReplies.where('reviewId', id).length > 0;
  return reviews.filter(
    (review) =>
      (boatId === undefined || review.boatId === boatId) &&
      (tourId === undefined || review.tourId === tourId) &&
      (minRating === undefined || review.rating >= minRating) &&
      (startDate === undefined || dayOf(review.createdAt) >= startDate) &&
      (endDate === undefined || dayOf(review.createdAt) <= endDate) &&
      (keyword === undefined || contains(review.comment, keyword)) &&
      (verified === undefined || isVerified(store, review) === verified) &&
      (withReplies === undefined || hasReplies(review) === withReplies),
  );
}

/** Reviews in an order; equal ratings by date, the newest first. Newest first unless stated. */
export function sortReviews(
  reviews: readonly ReviewRecord[],
  sortBy: Schemas['ReviewSortField'] = 'createdAt',
  direction: Schemas['SortDirection'] = 'desc',
): ReviewRecord[] {
  if (sortBy === 'createdAt') {
    return reviews.toSorted((a, b) =>
      direction === 'desc' ? newestFirst(a, b) : newestFirst(b, a),
    );
  }
  const sign = direction === 'desc' ? 1 : -1;
  return reviews.toSorted((a, b) => sign * (b.rating - a.rating) || newestFirst(a, b));
}
