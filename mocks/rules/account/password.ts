import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { invalid, type Refusal } from '../common/refusal.ts';

/** Gives a user another password, or says that the current one is wrong: 422 on `body.currentPassword`. */
export function changePassword(
  store: Store,
  user: UserRecord,
  passwords: Schemas['PasswordUpdate'],
): Refusal | undefined {
  if (user.password !== passwords.currentPassword) {
    return invalid([
      {
        field: 'body.currentPassword',
        message: { tr: 'mevcut şifre yanlış', en: 'is not the current password' },
      },
    ]);
  }
  store.users.update(user.id, { password: passwords.newPassword });
  return undefined;
}
