import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { bookingsKey } from './queries.ts';

/** How many requests of boats and tours wait for the host's answer. */
export function waitingBookingsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'host', hostId, 'waiting'],
    queryFn: async ({ signal }) => {
      const { statuses } = await unwrap(
        client.GET('/bookings/owner/{id}/counts', { params: { path: { id: hostId } }, signal }),
      );
      return statuses.find(({ status }) => status === 'PENDING')?.count ?? 0;
    },
  });
}
