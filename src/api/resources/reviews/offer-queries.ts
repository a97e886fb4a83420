import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { reviewsKey } from './queries.ts';

/** What is reviewed. */
export interface ReviewedOffer {
  kind: 'boat' | 'tour';
  id: number;
}

/** Which reviews of a boat or tour, and in which order. */
export interface ReviewFilter {
  /** Only reviews with exactly so many stars. */
  stars?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Only reviews whose comment contains this. */
  keyword?: string | undefined;
  /** Only reviews that were answered. */
  answered?: boolean | undefined;
  /** The newest first when left out. */
  order?: 'newest' | 'best' | 'worst' | undefined;
}

function filterParameters({ stars, keyword, answered, order }: ReviewFilter) {
  // The service knows 'at least so many stars': from the fewest up, those with exactly so many come
  // first, the newest of them before the others.
  const byStars = stars !== undefined || order === 'worst' || order === 'best';
  return {
    minRating: stars,
    keyword: keyword || undefined,
    withReplies: answered || undefined,
    sortBy: byStars ? ('rating' as const) : undefined,
    sortDirection:
      byStars && (stars !== undefined || order === 'worst') ? ('asc' as const) : undefined,
  };
}

/**
 * A page of the reviews of a boat or tour with their replies. `page` is zero-based. `total` is null
 * where only the last page can tell how many there are.
 */
export function reviewPageQuery({ kind, id }: ReviewedOffer, filter: ReviewFilter, page: number) {
  return queryOptions({
    queryKey: [...reviewsKey, kind, id, 'page', filter, page],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { ...filterParameters(filter), page } };
      const { content, last, totalElements } = await unwrap(
        kind === 'boat'
          ? client.GET('/reviews/boat/{id}/filtered', { params, signal })
          : client.GET('/reviews/tour/{id}/filtered', { params, signal }),
      );
      const { stars } = filter;
      if (stars === undefined) return { reviews: content, last, total: totalElements };
      const reviews = content.filter(({ rating }) => rating === stars);
      return { reviews, last: last || reviews.length < content.length, total: null };
    },
    placeholderData: keepPreviousData,
  });
}

/** The reviews of a boat or tour in figures: average, count, distribution of stars. */
export function reviewSummaryQuery({ kind, id }: ReviewedOffer) {
  return queryOptions({
    queryKey: [...reviewsKey, kind, id, 'summary'],
    queryFn: ({ signal }) => {
      const params = { path: { id } };
      return unwrap(
        kind === 'boat'
          ? client.GET('/reviews/boat/{id}/summary', { params, signal })
          : client.GET('/reviews/tour/{id}/summary', { params, signal }),
      );
    },
  });
}

/** How the rating of a boat or tour went: a point for each of the last days on which somebody wrote. */
export function dailyRatingsQuery({ kind, id }: ReviewedOffer) {
  return queryOptions({
    queryKey: [...reviewsKey, kind, id, 'daily'],
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { period: 'daily' as const } };
      return unwrap(
        kind === 'boat'
          ? client.GET('/reviews/boat/{id}/trends', { params, signal })
          : client.GET('/reviews/tour/{id}/trends', { params, signal }),
      );
    },
  });
}
