import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of tours begins with. */
export const toursKey = ['tours'] as const;

/** Every published tour, the one with the next date first. */
export function toursQuery() {
  return queryOptions({
    queryKey: [...toursKey, 'list'],
    queryFn: ({ signal }) => unwrap(client.GET('/tours', { signal })),
  });
}

/** One tour with its dates and pictures. A missing one is an ApiError of status 404. */
export function tourQuery(id: number) {
  return queryOptions({
    queryKey: [...toursKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/tours/{id}', { params: { path: { id } }, signal })),
  });
}
