import { newestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { notFound } from '../../rules/common/refusal.ts';
import type { NotificationRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { acknowledgement } from '../../views/common/acknowledgement.ts';
import { notificationView } from '../../views/message/notification.ts';
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

  listUnreadNotifications({ store, path, language }) {
    const all = notificationsOf(store, path.userId)?.filter(unread);
    if (!all) return notFound();
    return { status: 200, body: all.map((one) => notificationView(one, language)) };
  },

  listNotificationsPage({ store, path, query, language }) {
    const all = notificationsOf(store, path.userId);
    if (!all) return notFound();
    const page = pageOf(all, query);
    const content = page.content.map((one) => notificationView(one, language));
    return { status: 200, body: { ...page, content } };
  },

  markNotificationRead({ store, path, language }) {
    const notification = store.notifications.update(path.id, { isRead: true });
    return notification
      ? { status: 200, body: notificationView(notification, language) }
      : notFound();
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
