import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { endSessions } from '../account/token.ts';
import { conflict, notFound, type Refusal } from '../common/refusal.ts';

/** 409 when nobody but `user` is an active administrator, so that somebody is always left to manage users. */
export function lastAdministrator(store: Store, user: UserRecord): Refusal | undefined {
  const isLast = store.users
    .where('role', 'ADMIN')
    .every((administrator) => administrator.id === user.id || !administrator.isActive);
  if (!isLast || user.role !== 'ADMIN') return undefined;
  return conflict('LAST_ADMINISTRATOR', {
    tr: 'Son etkin yönetici değiştirilemez. Önce başka bir yönetici atayın.',
    en: 'The last active administrator has to stay. Appoint another one first.',
  });
}

/**
 * Lets a user sign in or not; deactivating ends every session. 409 for the last active administrator,
 * 404 when the user is gone; who is so already stays untouched. `realNow` in milliseconds of real time.
 */
export function setActive(
  store: Store,
  user: UserRecord,
  isActive: boolean,
  realNow: number,
): UserRecord | Refusal {
  const refused = isActive ? undefined : lastAdministrator(store, user);
  if (refused) return refused;
  if (user.isActive === isActive) return user;
  const changes = isActive ? { isActive } : { isActive, ...endSessions(realNow) };
  return store.users.update(user.id, changes) ?? notFound();
}

/**
 * Gives a user another role, which counts at once, for sessions that are open too. 409 for the last
 * active administrator, 404 when the user is gone.
 */
export function setRole(
  store: Store,
  user: UserRecord,
  role: UserRecord['role'],
): UserRecord | Refusal {
  const refused = role === 'ADMIN' ? undefined : lastAdministrator(store, user);
  return refused ?? store.users.update(user.id, { role }) ?? notFound();
}
