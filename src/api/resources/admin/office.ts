import { queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../generated/types.ts';
import { client } from '../../client.ts';
import type { AdminActivityType } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './queries.ts';

/** The figures of the whole product, each counted when asked. */
export function adminDashboardQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'dashboard'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/dashboard', { signal })),
  });
}

/** The newest `limit` things that people did during the last seven days; of one type where one is given. */
export function adminActivityQuery(type: AdminActivityType | undefined, limit: number) {
  return queryOptions({
    queryKey: [...adminKey, 'activity', type ?? null, limit],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/activity', {
          params: { query: { limit, ...(type && { type }) } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

type TrendsQuery = NonNullable<operations['getPlatformTrends']['parameters']['query']>;

/** How many days a trend may have. */
export type TrendDays = NonNullable<TrendsQuery['days']>;

/** How the product is doing, day by day, over some days that end today. */
export function platformTrendsQuery(days: TrendDays) {
  return queryOptions({
    queryKey: [...adminKey, 'trends', days],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/trends', { params: { query: { days } }, signal })),
  });
}
