import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of the administration begins with: an act there may change any of them. */
export const adminKey = ['admin'] as const;

/** How long each queue is, and what waits longest in it. */
export function adminQueuesQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'queues'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/queues', { signal })),
    // Guests and captains fill them at any time.
    staleTime: 0,
  });
}
