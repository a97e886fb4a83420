import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { documentsKey } from './queries.ts';

/** A list that is only counted. */
const COUNTED = { size: 1 };

/** How many documents of the host's boats and tours have expired or soon will. */
export function documentsToRenewQuery(hostId: number) {
  return queryOptions({
    queryKey: [...documentsKey, 'host', hostId, 'renewal'],
    queryFn: async ({ signal }) => {
      const totals = await Promise.all(
        (['EXPIRED', 'EXPIRING'] as const).map((validity) =>
          unwrap(
            client.GET('/documents/owner/{id}', {
              params: { path: { id: hostId }, query: { ...COUNTED, validity } },
              signal,
            }),
          ),
        ),
      );
      return totals.reduce((sum, { totalElements }) => sum + totalElements, 0);
    },
  });
}
