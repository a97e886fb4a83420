import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type {
  ReportedReviewSort,
  ReportState,
  Review,
  ReviewCategory,
  ReviewSortField,
  SortDirection,
  TrendPeriod,
} from '../../contract/types.ts';
import { everyPage, type Gathering } from '../../every-page.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './key.ts';

/** Which reviews, named as the contract names it; days are `YYYY-MM-DD`, both included. */
export interface ManagedReviewFilter {
  category?: ReviewCategory | undefined;
  location?: string | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
  ownerId?: number | undefined;
  customerId?: number | undefined;
  minRating?: number | undefined;
  maxRating?: number | undefined;
  verified?: boolean | undefined;
  withReplies?: boolean | undefined;
  /** Whether a report waits for a decision. */
  reported?: boolean | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  keyword?: string | undefined;
}

/** The filter of a list, and its order. */
export interface ManagedReviewSearch extends ManagedReviewFilter {
  sortBy?: ReviewSortField | undefined;
  sortDirection?: SortDirection | undefined;
}

/** Which reported reviews, and in which order. */
export interface ReportedReviewSearch {
  /** All of them when left out. */
  state?: ReportState | undefined;
  category?: ReviewCategory | undefined;
  reviewId?: number | undefined;
  query?: string | undefined;
  sort?: ReportedReviewSort | undefined;
}

/** What the key of every query of reviews to manage begins with. */
export const adminReviewsKey = [...adminKey, 'reviews'] as const;

/** What failed says so, and is asked for again when a person wants it: not because its place is drawn anew. */
const once = { retryOnMount: false } as const;

/** Most reviews that the service puts on one page. */
const MOST = 100;

/** A page (from 0) of the reviews of all boats and tours, with their replies. */
export function managedReviewsQuery(search: ManagedReviewSearch, page: number) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'page', search, page],
    ...once,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/reviews', { params: { query: { ...search, page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One review with its replies. A missing one is an ApiError of status 404. */
export function managedReviewQuery(id: number) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'one', id],
    ...once,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/reviews/{id}', { params: { path: { id } }, signal })),
    // Another administrator may have removed it since it was read.
    staleTime: 0,
  });
}

/** Every review that matches, in its order, each once. Rejects with an ApiError, or when aborted. */
export async function allManagedReviews(
  search: ManagedReviewSearch,
  gathering: Gathering,
): Promise<Review[]> {
  const { signal } = gathering;
  const reviews = await everyPage(
    (page) =>
      unwrap(
        client.GET('/admin/reviews', {
          params: { query: { ...search, page, size: MOST } },
          signal,
        }),
      ),
    gathering,
  );
  // One that was written meanwhile pushes another onto the next page.
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

/** The reviews that match in figures. */
export function reviewStatisticsQuery(filter: ManagedReviewFilter) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'statistics', filter],
    ...once,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/reviews/statistics', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** How the ratings of the reviews that match went, step by step. */
export function reviewTrendQuery(filter: ManagedReviewFilter, period: TrendPeriod) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'trend', filter, period],
    ...once,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/reviews/trends', { params: { query: { ...filter, period } }, signal }),
      ),
  });
}

/** A page (from 0) of the reviews that somebody reported, with every report. */
export function reportedReviewsQuery(search: ReportedReviewSearch, page: number) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'reported', search, page],
    ...once,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/reviews/reported', { params: { query: { ...search, page } }, signal }),
      ),
    placeholderData: keepPreviousData,
    // Captains report at any time, and another administrator may be at the same queue.
    staleTime: 0,
  });
}
