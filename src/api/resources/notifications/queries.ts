import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { currentLocale } from '../../../i18n/locale.ts';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

// Keys begin with the user: a change of session shows nobody what another was told. Those of texts hold the language
// that the service is asked to write in.

/** What every key of a user's notifications begins with. */
export function notificationsKey(userId: number) {
  return ['notifications', userId] as const;
}

/** What the key of every page of a user's notifications begins with. */
export function notificationPagesKey(userId: number) {
  return [...notificationsKey(userId), 'page'] as const;
}

/** How many notifications the user has not read: `{ count }`. */
export function unreadCountQuery(userId: number) {
  return queryOptions({
    queryKey: [...notificationsKey(userId), 'unread-count'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/notifications/user/{userId}/unread/count', {
          params: { path: { userId } },
          signal,
        }),
      ),
  });
}

/** The notifications that the user has not read, the newest first. */
export function unreadNotificationsQuery(userId: number) {
  return queryOptions({
    queryKey: [...notificationsKey(userId), 'unread', currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/notifications/user/{userId}/unread', { params: { path: { userId } }, signal }),
      ),
  });
}

/** A page of all notifications of the user, the newest first. `page` is zero-based. */
export function notificationPageQuery(userId: number, page: number) {
  return queryOptions({
    queryKey: [...notificationPagesKey(userId), currentLocale(), page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/notifications/user/{userId}', {
          params: { path: { userId }, query: { page } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
