import { rangeProblems } from '../../rules/calendar/period.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, notFound } from '../../rules/common/refusal.ts';
import {
  findOwnerReviews,
  offerRatings,
  ownerRatingTrend,
  ownerReviewSummary,
  reviewsOfOwner,
} from '../../rules/review/owner-reviews.ts';
import { reviewView } from '../../views/review/review.ts';
import type { SomeHandlers } from '../handler.ts';

/** Days of a trend unless stated. */
const TREND_DAYS = 30;

/** What guests thought of all boats and tours of one host. */
export const reviewsOfOwners: SomeHandlers<
  'listOwnerReviewsPage' | 'getOwnerReviewSummary' | 'getOwnerRatingTrend' | 'listOwnerOfferRatings'
> = {
  listOwnerReviewsPage({ store, user, path, query }) {
    const { startDate, endDate, sort, unansweredFirst, page, size, ...filter } = query;
    const problems =
      startDate === undefined || endDate === undefined ? [] : rangeProblems({ startDate, endDate });
    if (problems.length > 0) return badRequest(problems);
    if (!store.users.get(path.id)) return notFound();
    const dated = {
      ...filter,
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
    };
    const order = { sort, unansweredFirst };
    const found = findOwnerReviews(store, reviewsOfOwner(store, path.id), dated, order);
    const { content, ...info } = pageOf(found, { page, size });
    const views = content.map((review) => reviewView(store, review, user));
    return { status: 200, body: { ...info, content: views } };
  },

  getOwnerReviewSummary({ store, path, today }) {
    if (!store.users.get(path.id)) return notFound();
    const reviews = reviewsOfOwner(store, path.id);
    return { status: 200, body: ownerReviewSummary(store, reviews, today) };
  },

  getOwnerRatingTrend({ store, path, query, today }) {
    if (!store.users.get(path.id)) return notFound();
    const reviews = reviewsOfOwner(store, path.id);
    return { status: 200, body: ownerRatingTrend(reviews, today, query.days ?? TREND_DAYS) };
  },

  listOwnerOfferRatings({ store, path }) {
    if (!store.users.get(path.id)) return notFound();
    return { status: 200, body: offerRatings(store, path.id) };
  },
};
