import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../answer.ts';
import { client } from '../client.ts';

/** A page of a boat's reviews with their replies, the newest first. `page` is zero-based. */
export function boatReviewPageQuery(boatId: number, page: number) {
  return queryOptions({
    queryKey: ['reviews', 'boat', boatId, 'page', page],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/reviews/boat/{id}/paginated', {
          params: { path: { id: boatId }, query: { page } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** A boat's reviews in figures: average, count, distribution of stars. */
export function boatReviewSummaryQuery(boatId: number) {
  return queryOptions({
    queryKey: ['reviews', 'boat', boatId, 'summary'],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/reviews/boat/{id}/summary', { params: { path: { id: boatId } }, signal }),
      ),
  });
}

/** The newest reviews of all boats and tours, at most `limit` of them (1–50). */
export function recentReviewsQuery(limit: number) {
  return queryOptions({
    queryKey: ['reviews', 'recent', limit],
    queryFn: ({ signal }) =>
      answer(client.GET('/reviews/recent', { params: { query: { limit } }, signal })),
  });
}
