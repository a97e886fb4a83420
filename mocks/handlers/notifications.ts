import { type Handlers, notImplemented } from './handler.ts';

export const notifications: Pick<
  Handlers,
  | 'countNotifications'
  | 'countUnreadNotifications'
  | 'listUnreadNotifications'
  | 'listNotificationsPage'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
> = {
  countNotifications: notImplemented,
  countUnreadNotifications: notImplemented,
  listUnreadNotifications: notImplemented,
  listNotificationsPage: notImplemented,
  markNotificationRead: notImplemented,
  markAllNotificationsRead: notImplemented,
};
