import { type JsonObject, numberAt, recordsOf } from '../../../lib/json.ts';
import { atLeast, byCase, equals, type Filter } from '../filters.ts';
import { dayRange } from './days.ts';
import type { Narrowing } from './narrowing.ts';

/** What everybody narrows reviews down by; `where` is the query or the body. */
export const reviewFilters = (where: string): Filter[] => [
  {
    place: `${where}.minRating`,
    values: () => [3, 5],
    test: (record, value) => (numberAt(record, 'rating') ?? 0) >= Number(value),
  },
  {
    place: `${where}.verified`,
    values: () => [true, false],
    test: (record, value) => record.isVerified === value,
  },
  {
    place: `${where}.withReplies`,
    values: () => [true, false],
    test: ({ replies }, value) => (Array.isArray(replies) && replies.length > 0) === value,
  },
  ...dayRange(`${where}.startDate`, `${where}.endDate`, 'createdAt'),
  byCase(`${where}.keyword`, ['comment']),
];

const isOfficial = (reply: JsonObject) => reply.isOfficial === true;

/** Lists of reviews. */
export const REVIEWS: Narrowing[] = [
  { operationId: 'listReviews', filters: reviewFilters('query') },
  {
    operationId: 'listRecentReviews',
    whole: 'listReviews',
    // It holds the newest alone.
    partial: true,
    filters: [atLeast('query.minRating', 'rating'), equals('query.textLanguage', 'textLanguage')],
  },
  { operationId: 'queryReviews', whole: 'listReviews', filters: reviewFilters('body') },
  {
    operationId: 'listFilteredBoatReviewsPage',
    whole: 'listBoatReviews',
    filters: reviewFilters('query'),
  },
  {
    operationId: 'listFilteredTourReviewsPage',
    whole: 'listTourReviews',
    filters: reviewFilters('query'),
  },
  {
    operationId: 'searchReviews',
    whole: 'listReviews',
    filters: [byCase('query.keyword', ['comment'])],
  },
  {
    operationId: 'listReviewsByMinimumRating',
    whole: 'listReviews',
    filters: [
      {
        place: 'path.min',
        values: () => [2, 5],
        test: (record, value) => (numberAt(record, 'rating') ?? 0) >= Number(value),
      },
    ],
  },
  {
    operationId: 'listOwnerReviewsPage',
    actors: ['BOAT_OWNER'],
    filters: [
      ...reviewFilters('query').filter(({ place }) => /Date|keyword/.test(place)),
      equals('query.rating', 'rating'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      {
        place: 'query.answered',
        values: () => [true, false],
        test: ({ replies }, value) => recordsOf(replies).some(isOfficial) === value,
      },
    ],
  },
];
