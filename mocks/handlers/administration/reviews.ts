import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { removeReview } from '../../rules/booking/booking-removal.ts';
import { inOrder } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { ratingOf } from '../../rules/review/rating.ts';
import { ratingTrend } from '../../rules/review/rating-figures.ts';
import { keep, REPORTED_ORDERS, reportedReviews } from '../../rules/review/reported-reviews.ts';
import { reviewStatistics } from '../../rules/review/review-figures.ts';
import { managedReviews } from '../../rules/review/review-search.ts';
import type { ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { reportedReviewView } from '../../views/review/reported-review.ts';
import type { SomeHandlers } from '../handler.ts';
import { filterProblems, reviewPage } from '../review/review-answers.ts';

/** What removing a review does to the mean of its boat or tour. Changes nothing. */
function removalOf(store: Store, review: ReviewRecord): Schemas['ReviewRemoval'] {
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

export const managedReviewHandlers: SomeHandlers<
  | 'getReviewStatistics'
  | 'listManagedReviewsPage'
  | 'listReviewTrends'
  | 'listReportedReviewsPage'
  | 'keepReview'
  | 'getReviewRemovalPreview'
  | 'removeReview'
> = {
  getReviewStatistics({ store, query, today }) {
    const problems = filterProblems(query, 'query');
    if (problems.length > 0) return badRequest(problems);
    const nameOf = (userId: number) => fullNameOf(store, userId);
    const body = reviewStatistics(store, managedReviews(store, query), today, nameOf);
    return { status: 200, body };
  },

  listManagedReviewsPage({ store, user, query }) {
    const problems = filterProblems(query, 'query');
    if (problems.length > 0) return badRequest(problems);
    return reviewPage(store, user, store.reviews.all(), query, (sorted) =>
      managedReviews(store, query, sorted),
    );
  },

  listReviewTrends({ store, query }) {
    const problems = filterProblems(query, 'query');
    if (problems.length > 0) return badRequest(problems);
    const found = managedReviews(store, query);
    const body = ratingTrend(found, query.period ?? 'monthly');
    return { status: 200, body, keeps: 'last' };
  },

  listReportedReviewsPage({ store, user, query }) {
    const { state, category, reviewId } = query;
    const order = REPORTED_ORDERS[query.sort ?? 'firstReportedAt,asc'];
    const found = inOrder(reportedReviews(store), order).filter(
      ({ review, flags, ...reported }) =>
        (reviewId === undefined || review.id === reviewId) &&
        (state === undefined || reported.state === state) &&
        (category === undefined || (review.boatId === null ? 'tour' : 'boat') === category) &&
        mentions(query.query, [review.comment, ...flags.map(({ reason }) => reason)]),
    );
    const { content, ...info } = pageOf(found, query);
    const shown = content.map((reported) => reportedReviewView(store, reported, user));
    return { status: 200, body: { ...info, content: shown } };
  },

  keepReview({ store, user, path, now }) {
    const review = store.reviews.get(path.id);
    if (!review) return notFound();
    const kept = keep(store, review, user, now);
    return isRefusal(kept) ? kept : { status: 200, body: reportedReviewView(store, kept, user) };
  },

  getReviewRemovalPreview({ store, path }) {
    const review = store.reviews.get(path.id);
    return review ? { status: 200, body: removalOf(store, review) } : notFound();
  },

  removeReview({ store, path }) {
    const review = store.reviews.get(path.id);
    if (!review) return notFound();
    const body = removalOf(store, review);
    removeReview(store, review.id);
    return { status: 200, body };
  },
};
