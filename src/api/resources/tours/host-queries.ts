import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { toursKey } from './queries.ts';

/** Every tour of a guide, also what is not published: the first 1,000. */
export function hostToursQuery(hostId: number) {
  return queryOptions({
    queryKey: [...toursKey, 'host', hostId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/tours/guide/{id}', { params: { path: { id: hostId } }, signal })),
  });
}
