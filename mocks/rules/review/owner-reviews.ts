import { derived } from '../../store/derived.ts';
import type { ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { addDays, dayOf } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { byText } from '../common/text.ts';
import { ratingOf } from './rating.ts';
import { ratingDistribution, ratingTrend, reviewSummary } from './rating-figures.ts';
import { filterReviews, type ReviewFilter, sortReviews } from './review-search.ts';

/** The reviews of the boats and tours that a user has, in no order. */
export const reviewsOfOwner = derived((store, ownerId: number): readonly ReviewRecord[] => {
  const boats = store.boats.where('ownerId', ownerId);
  const tours = store.tours.where('guideId', ownerId);
  return [
    ...boats.flatMap(({ id }) => store.reviews.where('boatId', id)),
    ...tours.flatMap(({ id }) => store.reviews.where('tourId', id)),
  ];
});

/** Whether the host or an administrator has replied to a review; what other guests reply is no answer. */
function isAnswered(store: Store, { id }: Pick<ReviewRecord, 'id'>): boolean {
  return store.reviewReplies.where('reviewId', id).some(({ isOfficial }) => isOfficial);
}

const unanswered = (store: Store, reviews: readonly ReviewRecord[]) =>
  reviews.filter((review) => !isAnswered(store, review)).length;

/** What narrows down the reviews of a host, beyond what narrows down any. */
interface OwnerReviewFilter extends ReviewFilter {
  kind?: Schemas['BookingKind'] | undefined;
  rating?: number | undefined;
  answered?: boolean | undefined;
}

/** The reviews that pass everything a filter gives, in an order; those that wait for an answer first if asked. */
export function findOwnerReviews(
  store: Store,
  reviews: readonly ReviewRecord[],
  filter: OwnerReviewFilter,
  order: { sort?: Schemas['ReviewSort'] | undefined; unansweredFirst?: boolean | undefined },
): ReviewRecord[] {
  const { kind, rating, answered, ...rest } = filter;
  const [sortBy, direction] = (order.sort ?? 'createdAt,desc').split(',');
  const sorted = sortReviews(
    reviews,
    sortBy === 'rating' ? 'rating' : 'createdAt',
    direction === 'asc' ? 'asc' : 'desc',
  );
  const matches = filterReviews(store, sorted, rest).filter(
    (review) =>
      (kind === undefined || (review.boatId === null ? 'TOUR' : 'BOAT') === kind) &&
      (rating === undefined || review.rating === rating) &&
      (answered === undefined || isAnswered(store, review) === answered),
  );
  if (!order.unansweredFirst) return matches;
  const waits = (review: ReviewRecord) => !isAnswered(store, review);
  return [...matches.filter(waits), ...matches.filter((review) => !waits(review))];
}

/** The reviews of a host in figures; `today` is a day in Istanbul. */
export function ownerReviewSummary(
  store: Store,
  reviews: readonly ReviewRecord[],
  today: string,
): Schemas['OwnerReviewSummary'] {
  const boatReviews = reviews.filter(({ boatId }) => boatId !== null).length;
  return {
    ...reviewSummary(reviews, today),
    boatReviews,
    tourReviews: reviews.length - boatReviews,
    unansweredReviews: unanswered(store, reviews),
  };
}

/** The ratings of the last days, `today` included, and of as many days before them. */
export function ownerRatingTrend(
  reviews: readonly ReviewRecord[],
  today: string,
  days: number,
): Schemas['OwnerRatingTrend'] {
  const between = (from: string, to: string) =>
    reviews.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
  const from = addDays(today, 1 - days);
  const latest = between(from, today);
  const previous = between(addDays(from, -days), addDays(from, -1));
  return {
    from,
    to: today,
    averageRating: ratingOf(latest),
    totalReviews: latest.length,
    previousAverageRating: ratingOf(previous),
    previousTotalReviews: previous.length,
    points: ratingTrend(latest, 'daily'),
  };
}

/** The ratings of each boat and tour of a host, the most reviewed first, equal ones by name. */
export function offerRatings(store: Store, ownerId: number): Schemas['OfferRating'][] {
  const figures = (reviews: readonly ReviewRecord[]) => ({
    averageRating: ratingOf(reviews),
    totalReviews: reviews.length,
    unansweredReviews: unanswered(store, reviews),
    ratingDistribution: ratingDistribution(reviews),
  });
  const rows: Schemas['OfferRating'][] = [
    ...store.boats.where('ownerId', ownerId).map(({ id, name }) => ({
      kind: 'BOAT' as const,
      boatId: id,
      boatName: name,
      tourId: null,
      tourName: null,
      ...figures(store.reviews.where('boatId', id)),
    })),
    ...store.tours.where('guideId', ownerId).map(({ id, name }) => ({
      kind: 'TOUR' as const,
      boatId: null,
      boatName: null,
      tourId: id,
      tourName: name,
      ...figures(store.reviews.where('tourId', id)),
    })),
  ];
  const nameOf = ({ boatName, tourName }: Schemas['OfferRating']) => boatName ?? tourName ?? '';
  return rows.toSorted(
    (a, b) =>
      compare(b.totalReviews, a.totalReviews) ||
      byText(nameOf(a), nameOf(b)) ||
      compare(a.boatId ?? a.tourId ?? 0, b.boatId ?? b.tourId ?? 0),
  );
}
