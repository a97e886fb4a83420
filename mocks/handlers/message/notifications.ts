import { newestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { notFound } from '../../rules/common/refusal.ts';
import type { NotificationRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { acknowledgement } from '../../views/common/acknowledgement.ts';
import type { SomeHandlers } from '../handler.ts';

/** The notifications of a user, the newest first; undefined when there is no such user. */
function notificationsOf(store: Store, userId: number): NotificationRecord[] | undefined {
  if (!store.users.get(userId)) return undefined;
  return store.notifications.where('userId', userId).toSorted(newestFirst);
}

const unread = ({ isRead }: NotificationRecord) => !isRead;

function read(store: Store, user: UserRecord): void {
  for (const { id } of store.notifications.where('userId', user.id).filter(unread)) {
    store.notifications.update(id, { isRead: true });
  }
}

export const notifications: SomeHandlers<
  | 'countNotifications'
  | 'countUnreadNotifications'
  | 'listUnreadNotifications'
  | 'listNotificationsPage'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
> = {
  countNotifications({ store, path }) {
    const all = notificationsOf(store, path.userId);
    return all ? { status: 200, body: { count: all.length } } : notFound();
  },

  countUnreadNotifications({ store, path }) {
    const all = notificationsOf(store, path.userId);
    return all ? { status: 200, body: { count: all.filter(unread).length } } : notFound();
  },

  listUnreadNotifications({ store, path }) {
    const all = notificationsOf(store, path.userId);
    return all ? { status: 200, body: all.filter(unread) } : notFound();
  },

  listNotificationsPage({ store, path, query }) {
    const all = notificationsOf(store, path.userId);
    return all ? { status: 200, body: pageOf(all, query) } : notFound();
  },

  markNotificationRead({ store, path }) {
    const notification = store.notifications.update(path.id, { isRead: true });
    return notification ? { status: 200, body: notification } : notFound();
  },

  markAllNotificationsRead({ store, user, language }) {
    read(store, user);
    return {
      status: 200,
      body: acknowledgement(language, {
        tr: 'Tüm bildirimler okundu olarak işaretlendi.',
        en: 'All notifications have been marked as read.',
      }),
    };
  },
};
