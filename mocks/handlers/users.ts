import { type Handlers, notImplemented } from './handler.ts';

export const users: Pick<
  Handlers,
  | 'listUsers'
  | 'searchUsers'
  | 'getManagedUser'
  | 'setUserRole'
  | 'setUserStatus'
  | 'getUser'
  | 'listUserBookings'
  | 'listUserReviews'
  | 'listUserBoats'
> = {
  listUsers: notImplemented,
  searchUsers: notImplemented,
  getManagedUser: notImplemented,
  setUserRole: notImplemented,
  setUserStatus: notImplemented,
  getUser: notImplemented,
  listUserBookings: notImplemented,
  listUserReviews: notImplemented,
  listUserBoats: notImplemented,
};
