import { type Handlers, notImplemented } from './handler.ts';

export const auth: Pick<
  Handlers,
  | 'registerAccount'
  | 'logIn'
  | 'refreshSession'
  | 'getAccount'
  | 'completeAccount'
  | 'updateAccount'
  | 'deleteAccount'
  | 'updateOwnPassword'
  | 'sendVerificationCode'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
> = {
  registerAccount: notImplemented,
  logIn: notImplemented,
  refreshSession: notImplemented,
  getAccount: notImplemented,
  completeAccount: notImplemented,
  updateAccount: notImplemented,
  deleteAccount: notImplemented,
  updateOwnPassword: notImplemented,
  sendVerificationCode: notImplemented,
  verifyEmail: notImplemented,
  requestPasswordReset: notImplemented,
  resetPassword: notImplemented,
};
