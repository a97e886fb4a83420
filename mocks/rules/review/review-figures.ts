import type { ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { lastMonths, monthOf } from '../calendar/calendar-month.ts';
import { addDays, dayOf } from '../calendar/day.ts';
import { newestFirst } from '../common/order.ts';
import { byText } from '../common/text.ts';
import { ratingOf } from './rating.ts';
import { ratingDistribution } from './rating-figures.ts';
import { placeOfReview } from './review-search.ts';

/** Months of the trend, the current one included. */
const MONTHS = 12;
/** Days that count as recent, today included, and how many reviews of them are shown. */
const RECENT = { days: 7, most: 5 };

/** Most places in the statistics. */
const MAX_LOCATIONS = 1000;

/** Figures on some reviews, each computed from the reviews themselves. */
export function reviewStatistics(
  store: Store,
  reviews: readonly ReviewRecord[],
  today: string,
  nameOf: (userId: number) => string,
): Schemas['ReviewStatistics'] {
  const byMonth = Map.groupBy(reviews, (review) => monthOf(review.createdAt));
  const trend = lastMonths(today, MONTHS).map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    return { month, ...categoriesOf(ofMonth), averageRating: ratingOf(ofMonth) };
  });
  const [previous, current] = trend.slice(-2);
  return {
    totalReviews: reviews.length,
    averageRating: ratingOf(reviews),
    activeCustomers: new Set(reviews.map((review) => review.customerId)).size,
    currentMonthCount: (current?.boats ?? 0) + (current?.tours ?? 0),
    previousMonthCount: (previous?.boats ?? 0) + (previous?.tours ?? 0),
    ratingDistribution: ratingDistribution(reviews),
    categories: categoriesOf(reviews),
    locations: locationsOf(store, reviews),
    monthlyTrend: trend,
    recentActivity: recentOf(reviews, today).map((review) => recentReview(store, review, nameOf)),
  };
}

function categoriesOf(reviews: readonly ReviewRecord[]): Schemas['CategoryBreakdown'] {
  const boats = reviews.filter((review) => review.boatId !== null).length;
  return { boats, tours: reviews.length - boats };
}

/** The places that have reviews, those with the most first; of deleted boats and tours, where they were. */
function locationsOf(store: Store, reviews: readonly ReviewRecord[]): Schemas['LocationReviews'][] {
  const byPlace = Map.groupBy(reviews, (review) => placeOfReview(store, review));
  return [...byPlace]
    .map(([location, ofPlace]) => ({
      location,
      ...categoriesOf(ofPlace),
      averageRating: ratingOf(ofPlace),
    }))
    .sort((a, b) => b.boats + b.tours - a.boats - a.tours || byText(a.location, b.location))
    .slice(0, MAX_LOCATIONS);
}

function recentOf(reviews: readonly ReviewRecord[], today: string): ReviewRecord[] {
  const first = addDays(today, 1 - RECENT.days);
  return reviews
    .filter(({ createdAt }) => dayOf(createdAt) >= first && dayOf(createdAt) <= today)
    .toSorted(newestFirst)
    .slice(0, RECENT.most);
}

function recentReview(
  store: Store,
  review: ReviewRecord,
  nameOf: (userId: number) => string,
): Schemas['RecentReview'] {
  const userName = nameOf(review.customerId);
  return {
    id: review.id,
    userName,
    userInitials: initialsOf(userName),
    rating: review.rating,
    date: review.createdAt,
    category: review.boatId === null ? 'tour' : 'boat',
    entityName: bookingHost(store, review)?.name ?? '',
    comment: review.comment,
  };
}

/** First letters of the names, in Turkish upper case; at most four. */
export function initialsOf(fullName: string): string {
  return fullName
    .split(/\s+/)
    .flatMap((name) => [...name].slice(0, 1))
    .slice(0, 4)
    .join('')
    .toLocaleUpperCase('tr');
}
