import { removeReview } from '../../rules/booking/booking-removal.ts';
import { badRequest, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { ratingOf } from '../../rules/review/rating.ts';
import {
  ratingDistribution,
  ratingTrend,
  reviewSummary,
} from '../../rules/review/rating-figures.ts';
import { filterReviews } from '../../rules/review/review-search.ts';
import type { ReviewRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Handler } from '../handler.ts';
import { filterProblems, reviewList, reviewPage } from './review-answers.ts';

type Reviews = readonly ReviewRecord[];

/** What is answered about the reviews of one boat or tour: the two differ only in how it is found. */
interface OfferReviews {
  list: Handler<'listBoatReviews' | 'listTourReviews'>;
  removeAll: Handler<'deleteBoatReviews' | 'deleteTourReviews'>;
  averageRating: Handler<'getBoatAverageRating' | 'getTourAverageRating'>;
  count: Handler<'countBoatReviews' | 'countTourReviews'>;
  page: Handler<'listBoatReviewsPage' | 'listTourReviewsPage'>;
  distribution: Handler<'getBoatRatingDistribution' | 'getTourRatingDistribution'>;
  trends: Handler<'listBoatRatingTrends' | 'listTourRatingTrends'>;
  summary: Handler<'getBoatReviewSummary' | 'getTourReviewSummary'>;
  recent: Handler<'listRecentBoatReviews' | 'listRecentTourReviews'>;
  filtered: Handler<'listFilteredBoatReviewsPage' | 'listFilteredTourReviewsPage'>;
}

/**
 * The handlers for the reviews of `offers`. `reviewsOf` answers the reviews of the boat or tour of an id,
 * undefined when the caller finds none there; that becomes a 404.
 */
export function offerReviews(
  offers: 'boats' | 'tours',
  reviewsOf: (store: Store, id: number, user: UserRecord | undefined) => Reviews | undefined,
): OfferReviews {
  /** Answers with what is made of the reviews that the path names. */
  function about<Answer>(
    call: { store: Store; path: { id: number }; user: UserRecord | undefined },
    answer: (reviews: Reviews) => Answer,
  ): Answer | Refusal {
    const reviews = reviewsOf(call.store, call.path.id, call.user);
    return reviews ? answer(reviews) : notFound();
  }

  return {
    list: (call) => about(call, (reviews) => reviewList(call.store, call.user, reviews)),

    removeAll: (call) =>
      about(call, (reviews) => {
        for (const { id } of reviews) removeReview(call.store, id);
        // A rating that was set in the place of theirs goes with them.
        call.store[offers].update(call.path.id, { ratingOverride: null });
        return { status: 204 };
      }),

    averageRating: (call) =>
      about(call, (reviews) => ({
        status: 200,
        body: { averageRating: ratingOf(reviews), totalReviews: reviews.length },
      })),

    count: (call) => about(call, (reviews) => ({ status: 200, body: { count: reviews.length } })),

    page: (call) =>
      about(call, (reviews) => reviewPage(call.store, call.user, reviews, call.query)),

    distribution: (call) =>
      about(call, (reviews) => ({ status: 200, body: ratingDistribution(reviews) })),

    trends: (call) =>
      about(call, (reviews) => ({
        status: 200,
        body: ratingTrend(reviews, call.query.period ?? 'monthly'),
        keeps: 'last',
      })),

    summary: (call) =>
      about(call, (reviews) => ({ status: 200, body: reviewSummary(reviews, call.today) })),

    recent: (call) => about(call, (reviews) => reviewList(call.store, call.user, reviews)),

    filtered(call) {
      const { store, user, query } = call;
      const problems = filterProblems(query, 'query');
      if (problems.length > 0) return badRequest(problems);
      return about(call, (reviews) =>
        reviewPage(store, user, reviews, query, (sorted) => filterReviews(store, sorted, query)),
      );
    },
  };
}
