import type { ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { dayOf } from '../calendar/day.ts';
import { inOrder, newestFirst, oldestFirst } from '../common/order.ts';
import { contains, fold, sought } from '../common/text.ts';
import { boatOrDeleted, tourOrDeleted } from '../offer/deleted-offers.ts';
import { waitsForDecision } from './reported-reviews.ts';

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

/** Where the boat or tour of a review lies; of a deleted one, where it lay. */
export function placeOfReview(store: Store, { boatId, tourId }: ReviewRecord): string {
  const boat = boatId === null ? undefined : boatOrDeleted(store, boatId);
  const tour = tourId === null ? undefined : tourOrDeleted(store, tourId);
  return (boat ?? tour)?.location ?? '';
}

/** What administrators can narrow reviews down by besides. */
type ManagedReviewFilter = ReviewFilter & {
  category?: Schemas['ReviewCategory'] | undefined;
  location?: string | undefined;
  ownerId?: number | undefined;
  customerId?: number | undefined;
  maxRating?: number | undefined;
  reported?: boolean | undefined;
};

/** Those of all reviews, in the order given, that match a filter of the administration. */
export function managedReviews(
  store: Store,
  filter: ManagedReviewFilter,
  reviews: readonly ReviewRecord[] = store.reviews.all(),
): ReviewRecord[] {
  const { category, location, ownerId, customerId, maxRating, reported } = filter;
  const place = location === undefined ? undefined : sought(location);
  return filterReviews(store, reviews, filter).filter(
    (review) =>
      (category === undefined || (review.boatId === null ? 'tour' : 'boat') === category) &&
      (place === undefined || fold(placeOfReview(store, review)) === place) &&
      (ownerId === undefined || bookingHost(store, review)?.hostId === ownerId) &&
      (customerId === undefined || review.customerId === customerId) &&
      (maxRating === undefined || review.rating <= maxRating) &&
      (reported === undefined || waitsForDecision(store, review.id) === reported),
  );
}

type Order = (a: ReviewRecord, b: ReviewRecord) => number;
const bestFirst: Order = (a, b) => b.rating - a.rating || newestFirst(a, b);
const worstFirst: Order = (a, b) => a.rating - b.rating || newestFirst(a, b);

const ORDERS: Record<Schemas['ReviewSortField'], Record<Schemas['SortDirection'], Order>> = {
  createdAt: { desc: newestFirst, asc: oldestFirst },
  rating: { desc: bestFirst, asc: worstFirst },
};

/** Reviews in an order; equal ratings by date, the newest first. Newest first unless stated. */
export const sortReviews = (
  reviews: readonly ReviewRecord[],
  sortBy: Schemas['ReviewSortField'] = 'createdAt',
  direction: Schemas['SortDirection'] = 'desc',
): readonly ReviewRecord[] => inOrder(reviews, ORDERS[sortBy][direction]);
