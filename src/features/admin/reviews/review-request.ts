import type {
  ManagedReviewFilter,
  ManagedReviewSearch,
  ReportedReviewSearch,
} from '../../../api/resources/admin/reviews.ts';
import { addDays } from '../../../lib/calendar-day.ts';
import type { ReviewsAsked, ReviewsSearch, StarChoice } from './search-params.ts';

interface Days {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** The days that the address asks for; undefined for all. Days of one's own need both ends. */
export function periodOf({ days, from, to }: ReviewsSearch, today: string): Days | undefined {
  if (days) return { from: addDays(today, 1 - days), to: today };
  return from && to && from <= to ? { from, to } : undefined;
}

function ratingsOf(stars: StarChoice | undefined) {
  if (!stars) return {};
  const count = Number(stars.at(-1));
  return {
    minRating: stars.startsWith('max') ? undefined : count,
    maxRating: stars.startsWith('min') ? undefined : count,
  };
}

/** Which reviews the address asks for; days are calendar days in Europe/Istanbul. */
export function filterOf(search: ReviewsAsked, today: string): ManagedReviewFilter {
  const { category, location, verified, withReplies, reported, keyword } = search;
  const { boatId, tourId, ownerId, customerId, stars } = search;
  const period = periodOf(search, today);
  return {
    category,
    location,
    verified,
    withReplies,
    reported,
    keyword,
    boatId,
    tourId,
    ownerId,
    customerId,
    ...ratingsOf(stars),
    startDate: period?.from,
    endDate: period?.to,
  };
}

/** The same, in the order of the list. */
export function listRequest(search: ReviewsAsked, today: string): ManagedReviewSearch {
  const filter = filterOf(search, today);
  switch (search.sort) {
    case 'createdAt,asc':
      return { ...filter, sortBy: 'createdAt', sortDirection: 'asc' };
    case 'rating,desc':
      return { ...filter, sortBy: 'rating', sortDirection: 'desc' };
    case 'rating,asc':
      return { ...filter, sortBy: 'rating', sortDirection: 'asc' };
    default:
      return filter;
  }
}

/** Which reported reviews the address asks for: those that wait, unless it says otherwise. */
export function queueRequest(search: ReviewsAsked): ReportedReviewSearch {
  const { state = 'OPEN', category, keyword, order } = search;
  return { state: state === 'ALL' ? undefined : state, category, query: keyword, sort: order };
}

const queueFilters = ['state', 'category', 'keyword'] as const;
const listFilters = [
  'category',
  'location',
  'stars',
  'verified',
  'withReplies',
  'reported',
  'keyword',
  'boatId',
  'tourId',
  'ownerId',
  'customerId',
] as const;

/** How many filters narrow down what the address asks for; the order is none. */
export function filterCount(search: ReviewsAsked, today: string): number {
  const isSet = (name: keyof ReviewsAsked) => search[name] !== undefined;
  if (search.view === 'reported') return queueFilters.filter(isSet).length;
  return listFilters.filter(isSet).length + (periodOf(search, today) ? 1 : 0);
}
