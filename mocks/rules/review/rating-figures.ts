import type { Schemas } from '../../store/records.ts';
import { lastMonths, monthOf } from '../calendar/calendar-month.ts';
import { addDays, dayOf } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { ratingOf } from './rating.ts';

/** What the figures are made of: stars, and the instant of writing. */
interface RatedReview {
  rating: number;
  createdAt: string;
}

/** Days of each of the two spans that the trend compares. */
const SPAN = 90;
/** A mean that differs by less has not moved. */
const NOTABLE = 0.1;

/** How many reviews gave one, two, three, four and five stars. */
export function ratingDistribution(reviews: readonly RatedReview[]): Schemas['RatingDistribution'] {
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
  return { '1': count(1), '2': count(2), '3': count(3), '4': count(4), '5': count(5) };
}

/**
 * Where the rating is heading: the mean of the last 90 days, today included, against that of the 90
 * before; stable when one of the two has no review. `today` is a day in Istanbul.
 */
export function recentTrend(
  reviews: readonly RatedReview[],
  today: string,
): Schemas['RatingTrend'] {
  const latest = meanBetween(reviews, addDays(today, 1 - SPAN), today);
  const before = meanBetween(reviews, addDays(today, 1 - 2 * SPAN), addDays(today, -SPAN));
  if (latest === undefined || before === undefined) return 'stable';
  // Means of whole stars; without the rounding, 4.1 - 4 would be a hair less than 0.1.
  const change = Math.round((latest - before) * 1e9) / 1e9;
  if (Math.abs(change) < NOTABLE) return 'stable';
  return change > 0 ? 'increasing' : 'decreasing';
}

/** The reviews of one boat or tour in figures; `today` is a day in Istanbul. */
export function reviewSummary(
  reviews: readonly RatedReview[],
  today: string,
): Schemas['ReviewSummary'] {
  const [previousMonth] = lastMonths(today, 2);
  return {
    totalReviews: reviews.length,
    averageRating: ratingOf(reviews),
    ratingDistribution: ratingDistribution(reviews),
    recentTrend: recentTrend(reviews, today),
    previousMonthCount: reviews.filter(({ createdAt }) => monthOf(createdAt) === previousMonth)
      .length,
  };
}

/** A point for each period in which somebody wrote a review, the oldest first. */
export function ratingTrend(
  reviews: readonly RatedReview[],
  period: Schemas['TrendPeriod'],
): Schemas['TrendPoint'][] {
  const groups = Map.groupBy(reviews, ({ createdAt }) => FIRST_DAY[period](dayOf(createdAt)));
  return [...groups]
    .toSorted(([a], [b]) => compare(a, b))
    .flatMap(([date, group]) => {
      const rating = ratingOf(group);
      return rating === null ? [] : [{ date, rating, count: group.length }];
    });
}

/** The first calendar day of the period that a day lies in; weeks begin on Monday. */
const FIRST_DAY: Record<Schemas['TrendPeriod'], (day: string) => string> = {
  daily: (day) => day,
  weekly: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  monthly: (day) => `${day.slice(0, 7)}-01`,
  yearly: (day) => `${day.slice(0, 4)}-01-01`,
};

function meanBetween(
  reviews: readonly RatedReview[],
  first: string,
  last: string,
): number | undefined {
  const between = reviews.filter(({ createdAt }) => {
    const day = dayOf(createdAt);
    return day >= first && day <= last;
  });
  if (between.length === 0) return undefined;
  return between.reduce((sum, { rating }) => sum + rating, 0) / between.length;
}
