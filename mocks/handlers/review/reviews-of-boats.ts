import { foundBoat } from '../../rules/offer/offer.ts';
import type { SomeHandlers } from '../handler.ts';
import { offerReviews } from './offer-reviews.ts';

const answers = offerReviews('boats', (store, id, user) => {
  const boat = foundBoat(store, id, user);
  return boat && store.reviews.where('boatId', boat.id);
});

export const reviewsOfBoats: SomeHandlers<
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
  listBoatReviews: answers.list,
  deleteBoatReviews: answers.removeAll,
  getBoatAverageRating: answers.averageRating,
  countBoatReviews: answers.count,
  listBoatReviewsPage: answers.page,
  getBoatRatingDistribution: answers.distribution,
  listBoatRatingTrends: answers.trends,
  getBoatReviewSummary: answers.summary,
  listRecentBoatReviews: answers.recent,
  listFilteredBoatReviewsPage: answers.filtered,
};
