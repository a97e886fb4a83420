import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './key.ts';

/** How long each queue is, and what waits longest in it. */
export function adminQueuesQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'queues'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/queues', { signal })),
    // Guests and captains fill them at any time.
    staleTime: 0,
  });
}
