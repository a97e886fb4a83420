import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ReviewedOffer,
  type ReviewFilter,
  reviewPageQuery,
  reviewSummaryQuery,
} from '../../../api/resources/reviews/offer-queries.ts';

/** The reviews of a boat or tour, page after page, as a filter wants them, and all of them in figures. */
export function useReviews(offer: ReviewedOffer, filter: ReviewFilter) {
  const [requested, setRequested] = useState({ filter, pageCount: 1 });
  // Another filter begins with its first page.
  const pageCount = requested.filter === filter ? requested.pageCount : 1;
  const summary = useQuery(reviewSummaryQuery(offer));
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, page) => reviewPageQuery(offer, filter, page)),
  });
  // Tried again, it is on its way again.
  const failed = [summary, ...pages].filter(({ isError, isFetching }) => isError && !isFetching);
  const hasMore = pages.at(-1)?.data?.last === false;
  const reviews = pages.flatMap(({ data }) => data?.reviews ?? []);
  const counted = hasMore ? null : reviews.length;
  return {
    summary: summary.data,
    reviews,
    /** How many match; null while that is not known. */
    total: pages[0]?.data ? (pages[0].data.total ?? counted) : null,
    hasMore,
    isPending: pages.some(({ isSuccess, isFetching }) => !isSuccess && isFetching),
    /** Whether what is shown still belongs to the filter before. */
    isStale: pages.some(({ isPlaceholderData }) => isPlaceholderData),
    error: failed[0]?.error,
    showMore: () => setRequested({ filter, pageCount: pageCount + 1 }),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
