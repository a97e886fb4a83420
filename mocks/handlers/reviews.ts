import { type Handlers, notImplemented } from './handler.ts';

export const reviews: Pick<
  Handlers,
  | 'listReviews'
  | 'createReview'
  | 'queryReviews'
  | 'listReviewsPage'
  | 'listRecentReviews'
  | 'searchReviews'
  | 'listReviewsByMinimumRating'
  | 'listCustomerReviews'
  | 'listBookingReviews'
  | 'getReview'
  | 'updateReview'
  | 'deleteReview'
  | 'flagReview'
> = {
  listReviews: notImplemented,
  createReview: notImplemented,
  queryReviews: notImplemented,
  listReviewsPage: notImplemented,
  listRecentReviews: notImplemented,
  searchReviews: notImplemented,
  listReviewsByMinimumRating: notImplemented,
  listCustomerReviews: notImplemented,
  listBookingReviews: notImplemented,
  getReview: notImplemented,
  updateReview: notImplemented,
  deleteReview: notImplemented,
  flagReview: notImplemented,
};
