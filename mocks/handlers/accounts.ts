import { type Handlers, notImplemented } from './handler.ts';

export const accounts: Pick<
  Handlers,
  | 'getAccountById'
  | 'getAccountByEmail'
  | 'getAccountByUsername'
  | 'updateAccountPassword'
  | 'activateAccount'
  | 'deactivateAccount'
> = {
  getAccountById: notImplemented,
  getAccountByEmail: notImplemented,
  getAccountByUsername: notImplemented,
  updateAccountPassword: notImplemented,
  activateAccount: notImplemented,
  deactivateAccount: notImplemented,
};
