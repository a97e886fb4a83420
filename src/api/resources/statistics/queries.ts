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
