import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { versioned } from '../../versioned.ts';
import { toursKey } from './queries.ts';

/** A tour for its editor, with its version. One that may not be seen is an ApiError of status 404. */
export function editedTourQuery(id: number) {
  return queryOptions({
    queryKey: [...toursKey, 'edited', id],
    queryFn: ({ signal }) =>
      versioned(client.GET('/tours/{id}', { params: { path: { id } }, signal })),
  });
}

/** The kinds of tour that the service offers. */
export function tourTypesQuery() {
  return queryOptions({
    queryKey: [...toursKey, 'types'],
    queryFn: ({ signal }) => unwrap(client.GET('/tours/types', { signal })),
  });
}
