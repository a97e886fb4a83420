import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { versioned } from '../../versioned.ts';
import { availabilitiesKey } from './queries.ts';

/** Every entry of a boat, the latest day first; of more than a thousand, the latest. */
export function boatRecordsQuery(boatId: number) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'boat', boatId, 'records'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/availabilities/boat/{id}', { params: { path: { id: boatId } }, signal })),
  });
}

/** The same of a tour. */
export function tourRecordsQuery(tourId: number) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'tour', tourId, 'records'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/availabilities/tour/{tourId}', { params: { path: { tourId } }, signal })),
  });
}

/** The entries of a boat from `startDate` to `endDate`, both included, `YYYY-MM-DD`, at most 366 days. */
export function boatRangeQuery(boatId: number, startDate: string, endDate: string) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'boat', boatId, 'range', startDate, endDate],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/availabilities/boat/{id}/range', {
          params: { path: { id: boatId }, query: { startDate, endDate } },
          signal,
        }),
      ),
  });
}

/** One entry as it is edited, with its version. Rejects with a 404 when it has gone. */
export function availabilityQuery(id: number) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'entry', id],
    queryFn: ({ signal }) =>
      versioned(client.GET('/availabilities/{id}', { params: { path: { id } }, signal })),
    // What is edited is what stands now.
    staleTime: 0,
    gcTime: 0,
  });
}
