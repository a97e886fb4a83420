import { t } from '@lingui/core/macro';
import { session } from '../../../../api/client.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { personName } from '../register/person-name.ts';

/** Greets who has just signed in; the account has been read by then. */
export function notifyWelcome(): void {
  const user = session.getSnapshot();
  if (!user) return;
  const name = user.firstName ?? personName(user);
  void notifySuccess(t`Welcome, ${name}`);
}
