import { userByEmail, userByUsername } from '../../rules/account/identity.ts';
import { changePassword } from '../../rules/account/password.ts';
import { setActive } from '../../rules/administration/administrator.ts';
import { unpublishWithout, userChangeRefusal } from '../../rules/administration/user-change.ts';
import { forbidden, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { accountView } from '../../views/account/user.ts';
import { acknowledgement, PASSWORD_CHANGED } from '../../views/common/acknowledgement.ts';
import type { Call, SomeHandlers } from '../handler.ts';

const userOfAccount = (store: Store, accountId: number): UserRecord | undefined =>
  store.users.where('accountId', accountId)[0];

type Answer = { status: 200; body: Schemas['Account'] } | Refusal;

/** The account of somebody who was looked up: one's own, or any for an administrator. */
function lookedUp(found: UserRecord | undefined, caller: UserRecord): Answer {
  if (caller.role !== 'ADMIN' && found?.id !== caller.id) return forbidden();
  return found ? { status: 200, body: accountView(found) } : notFound();
}

function withActivity(
  { store, path, user: actor, realNow }: Call<'activateAccount' | 'deactivateAccount'>,
  isActive: boolean,
): Answer {
  const user = userOfAccount(store, path.id);
  if (!user) return notFound();
  const refused = userChangeRefusal(store, actor, user, { isActive });
  if (refused) return refused;
  unpublishWithout(store, user, { isActive });
  const changed = setActive(store, user, isActive, realNow);
  return isRefusal(changed) ? changed : { status: 200, body: accountView(changed) };
}

export const accounts: SomeHandlers<
  | 'getAccountById'
  | 'getAccountByEmail'
  | 'getAccountByUsername'
  | 'updateAccountPassword'
  | 'activateAccount'
  | 'deactivateAccount'
> = {
  getAccountById({ store, path }) {
    const user = userOfAccount(store, path.id);
    return user ? { status: 200, body: accountView(user) } : notFound();
  },

  getAccountByEmail: ({ store, query, user }) => lookedUp(userByEmail(store, query.email), user),

  getAccountByUsername: ({ store, query, user }) =>
    lookedUp(userByUsername(store, query.username), user),

  updateAccountPassword({ store, user, body, language }) {
    const refused = changePassword(store, user, body);
    if (refused) return refused;
    return { status: 200, body: acknowledgement(language, PASSWORD_CHANGED) };
  },

  activateAccount: (call) => withActivity(call, true),

  deactivateAccount: (call) => withActivity(call, false),
};
