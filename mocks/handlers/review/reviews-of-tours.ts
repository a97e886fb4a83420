import { foundTour } from '../../rules/offer/offer.ts';
import type { SomeHandlers } from '../handler.ts';
import { offerReviews } from './offer-reviews.ts';

const answers = offerReviews('tours', (store, id, user) => {
  const tour = foundTour(store, id, user);
  return tour && store.reviews.where('tourId', tour.id);
});

export const reviewsOfTours: SomeHandlers<
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
  listTourReviews: answers.list,
  deleteTourReviews: answers.removeAll,
  getTourAverageRating: answers.averageRating,
  countTourReviews: answers.count,
  listTourReviewsPage: answers.page,
  getTourRatingDistribution: answers.distribution,
  listTourRatingTrends: answers.trends,
  getTourReviewSummary: answers.summary,
  listRecentTourReviews: answers.recent,
  listFilteredTourReviewsPage: answers.filtered,
};
