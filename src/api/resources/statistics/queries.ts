import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** The figures of all published boats: how many, in how many places, their rating. */
export function fleetStatisticsQuery() {
  return queryOptions({
    queryKey: ['statistics', 'fleet'],
    queryFn: ({ signal }) => unwrap(client.GET('/boats/statistics', { signal })),
  });
}

/** How many published boats lie in each place and what a day costs there (lira), the most first. */
export function locationStatisticsQuery() {
  return queryOptions({
    queryKey: ['statistics', 'by-location'],
    queryFn: ({ signal }) => unwrap(client.GET('/boats/statistics/by-location', { signal })),
  });
}
