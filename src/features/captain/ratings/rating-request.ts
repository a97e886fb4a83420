import type { HostReviewsRequest } from '../../../api/resources/reviews/host-queries.ts';
import { addDays } from '../../../lib/calendar-day.ts';
import type { RatingSearch } from './search-params.ts';

/** How many of the last days' reviews stand apart, and how many days those are, today included. */
const recent = { count: 5, days: 7 } as const;

/** What the page asks the service for; days are calendar days in Europe/Istanbul. */
export function reviewsRequest(search: RatingSearch, today: string): HostReviewsRequest {
  const { boat, tour, stars, unanswered, text, days, sort, page = 1 } = search;
  return {
    boatId: boat,
    tourId: tour,
    rating: stars,
    answered: unanswered === 'only' ? false : undefined,
    unansweredFirst: unanswered === 'first' || undefined,
    keyword: text,
    startDate: days && addDays(today, 1 - days),
    sort,
    page: page - 1,
  };
}

/** The newest of the last days, of the same boat or tour. */
export function recentRequest({ boat, tour }: RatingSearch, today: string): HostReviewsRequest {
  return {
    boatId: boat,
    tourId: tour,
    startDate: addDays(today, 1 - recent.days),
    size: recent.count,
  };
}

/** Whether anything but the boat or tour, and the order, narrows the list. */
export const isNarrowed = ({ stars, unanswered, text, days }: RatingSearch): boolean =>
  Boolean(stars || unanswered === 'only' || text || days);
