import { type Handlers, notImplemented } from './handler.ts';

export const reviewsOfBoats: Pick<
  Handlers,
  | 'listBoatReviews'
  | 'deleteBoatReviews'
  | 'getBoatAverageRating'
  | 'countBoatReviews'
  | 'listBoatReviewsPage'
  | 'getBoatRatingDistribution'
  | 'listBoatRatingTrends'
  | 'getBoatReviewSummary'
  | 'listRecentBoatReviews'
  | 'listFilteredBoatReviewsPage'
> = {
  listBoatReviews: notImplemented,
  deleteBoatReviews: notImplemented,
  getBoatAverageRating: notImplemented,
  countBoatReviews: notImplemented,
  listBoatReviewsPage: notImplemented,
  getBoatRatingDistribution: notImplemented,
  listBoatRatingTrends: notImplemented,
  getBoatReviewSummary: notImplemented,
  listRecentBoatReviews: notImplemented,
  listFilteredBoatReviewsPage: notImplemented,
};
