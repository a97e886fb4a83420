import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { versioned } from '../../versioned.ts';
import { boatsKey } from './queries.ts';

/** A boat for its editor, with its version. One that may not be seen is an ApiError of status 404. */
export function editedBoatQuery(id: number) {
  return queryOptions({
    queryKey: [...boatsKey, 'edited', id],
    queryFn: ({ signal }) =>
      versioned(client.GET('/boats/{id}', { params: { path: { id } }, signal })),
  });
}
