import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { BoatSearch } from '../../contract/types.ts';
import { answer } from '../../pipeline/answer.ts';
import { boatsKey } from './queries.ts';

/** All published boats that meet every criterion, without an order of their own: for maps and counts. */
export function boatsFoundQuery(criteria: BoatSearch) {
  return queryOptions({
    queryKey: [...boatsKey, 'found', criteria],
    queryFn: ({ signal }) =>
      answer(client.POST('/boats/search/advanced', { body: criteria, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Places and boats that complete what has been typed; asks nothing while `query` is blank. */
export function boatSuggestionsQuery(query: string) {
  const typed = query.trim();
  return queryOptions({
    queryKey: [...boatsKey, 'suggestions', typed],
    queryFn: ({ signal }) =>
      answer(client.GET('/boats/suggestions', { params: { query: { query: typed } }, signal })),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
}

/** The places where published boats lie, with how many there are. */
export function boatLocationsQuery() {
  return queryOptions({
    queryKey: [...boatsKey, 'locations'],
    queryFn: ({ signal }) => answer(client.GET('/boats/locations', { signal })),
  });
}
