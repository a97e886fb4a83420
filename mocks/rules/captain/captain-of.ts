import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { notFound, type Refusal } from '../common/refusal.ts';

/**
 * Whose figures are asked for: those of `ownerId`, which the engine lets an administrator name, else the
 * caller's own. 404 for nobody.
 */
export function captainOf(
  store: Store,
  user: UserRecord,
  { ownerId }: { ownerId?: number | undefined },
): UserRecord | Refusal {
  if (ownerId === undefined) return store.users.get(user.id) ?? user;
  return store.users.get(ownerId) ?? notFound();
}
