import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { versioned } from '../../versioned.ts';

/** What the key of every query of users begins with. */
export const usersKey = ['users'] as const;

/** A user as administrators see one; a missing one is an ApiError of status 404. */
export function managedUserQuery(id: number) {
  return queryOptions({
    queryKey: [...usersKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/auth/admin/users/{id}', { params: { path: { id } }, signal })),
  });
}

/**
 * The captains whose name, username, e-mail address or phone number contains `text`, all of them when it
 * is empty, by name; `page` counts from 0. For administrators.
 */
export function captainsQuery(text: string, page: number) {
  return queryOptions({
    queryKey: [...usersKey, 'captains', text, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/auth/admin/users/paginated', {
          params: {
            query: { role: 'BOAT_OWNER', sort: 'fullName,asc', page, ...(text && { query: text }) },
          },
          signal,
        }),
      ),
  });
}

/**
 * A user with the company, for the user and for administrators. The version is that of the company too:
 * they change together.
 */
export function userQuery(id: number) {
  return queryOptions({
    queryKey: [...usersKey, 'own', id],
    queryFn: ({ signal }) =>
      versioned(client.GET('/users/{id}', { params: { path: { id } }, signal })),
  });
}
