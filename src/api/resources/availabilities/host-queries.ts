import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { OwnerTimeline } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { availabilitiesKey } from './queries.ts';

/** How many rows of a kind came with the parts so far. */
function rowsIn(parts: readonly OwnerTimeline[], kind: 'boats' | 'tours'): number {
  return parts.reduce((count, part) => count + part[kind].length, 0);
}

/**
 * The calendars of all boats and tours of a host from `startDate` to `endDate`, both included,
 * `YYYY-MM-DD` in Europe/Istanbul, at most 400 days. A page is a part of the lists; more than one are
 * there only for more than a thousand boats or tours.
 */
export function ownerTimelineQuery(hostId: number, startDate: string, endDate: string) {
  return infiniteQueryOptions({
    queryKey: [...availabilitiesKey, 'owner', hostId, startDate, endDate],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        client.GET('/availabilities/owner/{id}/timeline', {
          params: { path: { id: hostId }, query: { startDate, endDate, part: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, parts) =>
      rowsIn(parts, 'boats') < last.totalBoats || rowsIn(parts, 'tours') < last.totalTours
        ? parts.length
        : undefined,
  });
}
