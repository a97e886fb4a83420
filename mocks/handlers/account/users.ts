import { setActive, setRole } from '../../rules/administration/administrator.ts';
import { unpublishWithout, userChangeRefusal } from '../../rules/administration/user-change.ts';
import { isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { resembles } from '../../rules/common/text.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { userSummary, userView } from '../../views/account/user.ts';
import type { SomeHandlers } from '../handler.ts';

const byId = (a: UserRecord, b: UserRecord) => a.id - b.id;

type Answer = { status: 200; body: Schemas['User'] } | Refusal;

const answer = (store: Store, user: UserRecord | Refusal | undefined): Answer =>
  isRefusal(user) ? user : user ? { status: 200, body: userView(store, user) } : notFound();

export const users: SomeHandlers<
  'listUsers' | 'searchUsers' | 'getManagedUser' | 'setUserRole' | 'setUserStatus' | 'getUser'
> = {
  listUsers({ store, query }) {
    const found = query.role ? store.users.where('role', query.role) : store.users.all();
    return { status: 200, body: found.toSorted(byId).map(userSummary) };
  },

  searchUsers({ store, query }) {
    const found = store.users
      .all()
      .filter((user) =>
        [user.fullName, user.username, user.email, user.phoneNumber].some((text) =>
          resembles(text, query.q),
        ),
      );
    return { status: 200, body: found.sort(byId).map(userSummary) };
  },

  getManagedUser: ({ store, path }) => answer(store, store.users.get(path.id)),

  setUserRole({ store, path, body: { role }, user: actor }) {
    const user = store.users.get(path.id);
    if (!user) return notFound();
    const refused = userChangeRefusal(store, actor, user, { role });
    if (refused) return refused;
    unpublishWithout(store, user, { role });
    return answer(store, setRole(store, user, role));
  },

  setUserStatus({ store, path, body: { isActive }, user: actor, realNow }) {
    const user = store.users.get(path.id);
    if (!user) return notFound();
    const refused = userChangeRefusal(store, actor, user, { isActive });
    if (refused) return refused;
    unpublishWithout(store, user, { isActive });
    return answer(store, setActive(store, user, isActive, realNow));
  },

  getUser: ({ store, path }) => answer(store, store.users.get(path.id)),
};
