import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { ReviewSort, TrendDays } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { reviewsKey } from './queries.ts';

/** Which reviews of a host, in which order, named as the contract names it; days are `YYYY-MM-DD`. */
export interface HostReviewsRequest {
  boatId?: number | undefined;
  tourId?: number | undefined;
  /** Exactly so many stars. */
  rating?: 1 | 2 | 3 | 4 | 5 | undefined;
  answered?: boolean | undefined;
  unansweredFirst?: boolean | undefined;
  keyword?: string | undefined;
  /** Written on this day or later. */
  startDate?: string | undefined;
  sort?: ReviewSort | undefined;
  /** From 0. */
  page?: number;
  size?: number;
}

const hostKey = (hostId: number) => [...reviewsKey, 'host', hostId] as const;

/** A page of the reviews of all boats and tours of a host, with their replies. */
export function hostReviewsQuery(hostId: number, query: HostReviewsRequest) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'page', query],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/reviews/owner/{id}/paginated', {
          params: { path: { id: hostId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The reviews of all boats and tours of a host in figures. */
export function hostReviewSummaryQuery(hostId: number) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'summary'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/reviews/owner/{id}/summary', { params: { path: { id: hostId } }, signal }),
      ),
  });
}

/** The figures of each boat and tour of a host, the most reviewed first. */
export function hostOfferRatingsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'by-offer'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/reviews/owner/{id}/by-offer', { params: { path: { id: hostId } }, signal }),
      ),
  });
}

/** The ratings of a host over the last days, and over as many before them. */
export function hostRatingTrendQuery(hostId: number, days: TrendDays) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'trend', days],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/reviews/owner/{id}/trend', {
          params: { path: { id: hostId }, query: { days } },
          signal,
        }),
      ),
  });
}
