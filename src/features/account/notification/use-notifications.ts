import { useQuery } from '@tanstack/react-query';
import { listNotificationsPageParameters } from '../../../api/contract/contract.ts';
import type { UserNotification } from '../../../api/contract/types.ts';
import {
  notificationPageQuery,
  unreadNotificationsQuery,
} from '../../../api/resources/notifications/queries.ts';
import { paginate } from '../../../lib/paginate.ts';
import type { NotificationSearch } from './search-params.ts';

/** As many as the server gives of all of them. */
const pageSize = listNotificationsPageParameters.size.default;

interface Shown {
  items: readonly UserNotification[];
  pageCount: number;
}

/** The notifications that an address asks for: a page of all, or of those not read. */
export function useNotifications(userId: number, { page = 1, show }: NotificationSearch) {
  const all = useQuery({
    ...notificationPageQuery(userId, page - 1),
    select: ({ content, totalPages }): Shown => ({ items: content, pageCount: totalPages }),
    enabled: show === undefined,
  });
  // The contract gives these as one list: its pages are made here.
  const unread = useQuery({
    ...unreadNotificationsQuery(userId),
    select: (list): Shown => paginate(list, page, pageSize),
    enabled: show === 'unread',
  });
  return show === 'unread' ? unread : all;
}
