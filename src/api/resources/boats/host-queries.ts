import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { boatsKey } from './queries.ts';

/** The whole fleet of a host, also what is not published, the newest first: the newest 1,000. */
export function hostBoatsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...boatsKey, 'host', hostId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/owner/{id}', { params: { path: { id: hostId } }, signal })),
  });
}
