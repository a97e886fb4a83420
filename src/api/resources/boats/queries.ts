import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { BoatSearch, BoatSort } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of boats begins with. */
export const boatsKey = ['boats'] as const;

/** What the key of every page of boats begins with. */
export const boatPagesKey = [...boatsKey, 'page'] as const;

/** What a page of `/boats` asks for. */
export interface BoatPageRequest {
  criteria: BoatSearch;
  /** The contract's default order when left out. */
  sort?: BoatSort | undefined;
  /** Zero-based. */
  page: number;
}

/** A page of the published boats that meet every criterion. */
export function boatPageQuery({ criteria, sort, page }: BoatPageRequest) {
  return queryOptions({
    queryKey: [...boatPagesKey, criteria, sort, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.POST('/boats/search/advanced/paginated', {
          params: { query: { page, sort } },
          body: criteria,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** One boat with its images, features and services. A missing one is an ApiError of status 404. */
export function boatQuery(id: number) {
  return queryOptions({
    queryKey: [...boatsKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/{id}', { params: { path: { id } }, signal })),
  });
}

/** The published boats of a captain, the most popular first. */
export function captainBoatsQuery(captainId: number) {
  return queryOptions({
    queryKey: [...boatsKey, 'captain', captainId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/captain/{id}', { params: { path: { id: captainId } }, signal })),
  });
}
