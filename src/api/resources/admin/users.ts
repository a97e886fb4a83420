import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../generated/types.ts';
import { client } from '../../client.ts';
import type { Role } from '../../contract/types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './key.ts';

/** What is looked for among all users, named as the contract names it; pages from 0. */
type AskedUsers = NonNullable<operations['listUsersPage']['parameters']['query']>;

/** What becomes of a person: another role, or whether they may sign in. */
export type UserChange = { role: Role } | { isActive: boolean };

const usersKey = [...adminKey, 'users'] as const;

/** What the key of everything that is known of one person begins with. */
export function userKey(id: number) {
  return [...usersKey, id] as const;
}

/** How many users one page of the list holds. */
const LISTED = 20;
/** How many of a person's bookings, boats or reviews stand on the person's page: the newest ones. */
const NEWEST = 5;

/** One page of the users. */
export function usersPageQuery(asked: AskedUsers) {
  return queryOptions({
    queryKey: [...usersKey, 'page', asked],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/auth/admin/users/paginated', {
          params: { query: { size: LISTED, ...asked } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** A person with what there is of them; a missing one is an ApiError of status 404. */
export function userOverviewQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), 'overview'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/auth/admin/users/{id}/overview', { params: { path: { id } }, signal })),
    staleTime: 0,
    // A colleague may have changed the person while the page was out of sight.
    refetchOnWindowFocus: 'always',
  });
}

/** What would follow from a change, counted when it is asked for; nothing changes yet. */
export function userChangePreviewQuery(id: number, change: UserChange) {
  return queryOptions({
    queryKey: [...userKey(id), 'preview', change],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/auth/admin/users/{id}/change-preview', {
          params: { path: { id }, query: change },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What administrators have decided about a person, the newest first. */
export function userDecisionsQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), 'decisions'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/audit', {
          params: { query: { recordType: 'USER', recordId: id, size: NEWEST * 2 } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

/** The newest bookings that a person made, or that were made of the person's boats and tours. */
export function bookingsOfUserQuery(id: number, part: 'customerId' | 'hostId') {
  return queryOptions({
    queryKey: [...userKey(id), 'bookings', part],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/paginated', {
          params: { query: { [part]: id, sort: 'createdAt,desc', size: NEWEST } },
          signal,
        }),
      ),
  });
}

/** The newest boats of a person, in any status. */
export function boatsOfUserQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), 'boats'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/boats', { params: { query: { ownerId: id, size: NEWEST } }, signal }),
      ),
  });
}

/** The newest tours of a person, in any status. */
export function toursOfUserQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), 'tours'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/tours', { params: { query: { ownerId: id, size: NEWEST } }, signal }),
      ),
  });
}

/** The newest reviews that a person wrote. */
export function reviewsByUserQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), 'reviews'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/reviews', {
          params: { query: { customerId: id, size: NEWEST } },
          signal,
        }),
      ),
  });
}

/** Changes a person; 409 for the last administrator and for oneself. Rejects with an ApiError. */
export async function changeUser(
  id: number,
  change: UserChange,
  reason: string | undefined,
): Promise<void> {
  const params = { path: { id } };
  const why = reason === undefined ? {} : { reason };
  if ('role' in change) {
    await unwrap(
      client.PUT('/auth/admin/users/{id}/role', { params, body: { ...change, ...why } }),
    );
  } else {
    await unwrap(
      client.PUT('/auth/admin/users/{id}/status', { params, body: { ...change, ...why } }),
    );
  }
}

/** That a person is no longer what was decided about: the calls that change one take no version. */
export function changedMeanwhile(): ApiError {
  return new ApiError({ category: 'CLIENT', code: 'RECORD_CHANGED', status: 412 });
}
