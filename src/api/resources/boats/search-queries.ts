import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { searchBoatsPageParameters } from '../../contract/contract.ts';
import type { BoatSearch, BoatSummary } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { type BoatPageRequest, boatsKey } from './queries.ts';

/** All published boats that meet every criterion, without an order of their own: for maps and counts. */
export function boatsFoundQuery(criteria: BoatSearch) {
  return queryOptions({
    queryKey: [...boatsKey, 'found', criteria],
    queryFn: ({ signal }) =>
      unwrap(client.POST('/boats/search/advanced', { body: criteria, signal })),
    placeholderData: keepPreviousData,
  });
}

/** All published boats that meet every criterion, in the order of their pages. */
export function boatsInOrderQuery({ criteria, sort }: Omit<BoatPageRequest, 'page'>) {
  return queryOptions({
    queryKey: [...boatsKey, 'in-order', criteria, sort],
    queryFn: async ({ signal }) => {
      const boats: BoatSummary[] = [];
      for (let page = 0, last = false; !last; page += 1) {
        const found = await unwrap(
          client.POST('/boats/search/advanced/paginated', {
            params: { query: { page, sort, size: searchBoatsPageParameters.size.maximum } },
            body: criteria,
            signal,
          }),
        );
        boats.push(...found.content);
        last = found.last;
      }
      return boats;
    },
    placeholderData: keepPreviousData,
  });
}

/** Published boats that have a text in their name, model or place, the most popular first. */
export function boatsByTextQuery(query: string) {
  return queryOptions({
    queryKey: [...boatsKey, 'by-text', query],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/search', { params: { query: { query } }, signal })),
  });
}

/** Places and boats that complete what has been typed; asks nothing while `query` is blank. */
export function boatSuggestionsQuery(query: string) {
  const typed = query.trim();
  return queryOptions({
    queryKey: [...boatsKey, 'suggestions', typed],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/suggestions', { params: { query: { query: typed } }, signal })),
    enabled: typed !== '',
  });
}

/** The places where published boats lie, with how many there are. */
export function boatLocationsQuery() {
  return queryOptions({
    queryKey: [...boatsKey, 'locations'],
    queryFn: ({ signal }) => unwrap(client.GET('/boats/locations', { signal })),
  });
}
