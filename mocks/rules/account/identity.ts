import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { conflict, type Refusal } from '../common/refusal.ts';

/**
 * An e-mail address or username without letter case. Turkish rules, so that ELİF and ELIF are both
 * elif; other marks tell names apart.
 */
export function foldCase(name: string): string {
  return name.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
}

/** The user with an e-mail address, letter case aside. */
export function userByEmail(store: Store, email: string): UserRecord | undefined {
  const wanted = foldCase(email);
  return store.users.find((user) => foldCase(user.email) === wanted);
}

/** The user with a username, letter case aside. */
export function userByUsername(store: Store, username: string): UserRecord | undefined {
  const wanted = foldCase(username);
  return store.users.find((user) => foldCase(user.username) === wanted);
}

/** Everybody who may have meant a username or e-mail address typed at sign-in. */
export function usersNamed(store: Store, typed: string): UserRecord[] {
  return [userByUsername(store, typed), userByEmail(store, typed)].filter((user) => !!user);
}

/** 409 when somebody else has the e-mail address; `user` is who wants it, undefined for a newcomer. */
export function emailTaken(store: Store, email: string, user?: UserRecord): Refusal | undefined {
  const holder = userByEmail(store, email);
  if (!holder || holder.id === user?.id) return undefined;
  return conflict(
    'EMAIL_TAKEN',
    { tr: 'Bu e-posta adresi zaten kayıtlı.', en: 'This e-mail address is already registered.' },
    [{ field: 'body.email', message: { tr: 'zaten kayıtlı', en: 'is already registered' } }],
  );
}

/** 409 when somebody has the username. */
export function usernameTaken(store: Store, username: string): Refusal | undefined {
  if (!userByUsername(store, username)) return undefined;
  return conflict(
    'USERNAME_TAKEN',
    { tr: 'Bu kullanıcı adı zaten alınmış.', en: 'This user name is already taken.' },
    [{ field: 'body.username', message: { tr: 'zaten alınmış', en: 'is already taken' } }],
  );
}
