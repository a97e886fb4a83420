import { type Handlers, notImplemented } from './handler.ts';

export const reviewsOfTours: Pick<
  Handlers,
  | 'listTourReviews'
  | 'deleteTourReviews'
  | 'getTourAverageRating'
  | 'countTourReviews'
  | 'listTourReviewsPage'
  | 'getTourRatingDistribution'
  | 'listTourRatingTrends'
  | 'getTourReviewSummary'
  | 'listRecentTourReviews'
  | 'listFilteredTourReviewsPage'
> = {
  listTourReviews: notImplemented,
  deleteTourReviews: notImplemented,
  getTourAverageRating: notImplemented,
  countTourReviews: notImplemented,
  listTourReviewsPage: notImplemented,
  getTourRatingDistribution: notImplemented,
  listTourRatingTrends: notImplemented,
  getTourReviewSummary: notImplemented,
  listRecentTourReviews: notImplemented,
  listFilteredTourReviewsPage: notImplemented,
};
