import { isProfileComplete } from '../../rules/account/profile-completeness.ts';
import { issueToken } from '../../rules/account/token.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** What stands in place of the name of somebody who deleted the account. */
const NOBODY = 'Silinmiş kullanıcı';

/** Full name of a user, also of one who deleted the account since. */
export function fullNameOf(store: Store, userId: number): string {
  return store.users.get(userId)?.fullName ?? NOBODY;
}

/** A user as others see them, by id and name alone; also one who deleted the account since. */
export function userReference(store: Store, userId: number): Schemas['UserReference'] {
  return { id: userId, fullName: fullNameOf(store, userId) };
}

/** The company of a user as the contract has it; null without one. */
export function companyOf(store: Store, userId: number): Schemas['Company'] | null {
  const record = store.companies.get(userId);
  if (!record) return null;
  const { id, ...company } = record;
  return { userId: id, ...company };
}

/** A user in the lists of the administration. */
export function userSummary(user: UserRecord): Schemas['UserSummary'] {
  return {
    id: user.id,
    accountId: user.accountId,
    email: user.email,
    username: user.username,
    fullName: user.fullName,
    phoneNumber: user.phoneNumber,
    role: user.role,
    isActive: user.isActive,
    createdAt: user.createdAt,
  };
}

/** What a person has told about themselves, as far as there is something. */
function person(user: UserRecord) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    dateOfBirth: user.dateOfBirth,
    profileImage: user.profileImage,
    isProfileComplete: isProfileComplete(user),
    isEmailVerified: user.isEmailVerified,
  };
}

/** A user with the company, as the user and the administration see it. */
export function userView(store: Store, user: UserRecord): Schemas['User'] {
  return { ...userSummary(user), ...person(user), company: companyOf(store, user.id) };
}

/** The account a person signs in with. */
export function accountView(user: UserRecord): Schemas['Account'] {
  const { accountId, id, ...summary } = userSummary(user);
  return { id: accountId, userId: id, ...summary, ...person(user) };
}

/** A new session of a user. `realNow` in milliseconds of real time; `session` names the mock's session. */
export function authSession(
  user: UserRecord,
  realNow: number,
  session: string,
): Schemas['AuthSession'] {
  return {
    ...issueToken(user, realNow, session),
    userId: user.id,
    email: user.email,
    username: user.username,
    role: user.role,
    accountId: user.accountId,
  };
}
