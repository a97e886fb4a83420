import { removeAccount, upcomingBookingsRefusal } from '../../rules/account/account-removal.ts';
import {
  emailTaken,
  foldCase,
  userByEmail,
  usernameTaken,
  usersNamed,
} from '../../rules/account/identity.ts';
import { isProfileComplete } from '../../rules/account/profile-completeness.ts';
import { chosenPicture, dropEarlierPicture } from '../../rules/account/profile-picture.ts';
import { endSessions } from '../../rules/account/token.ts';
import { lastAdministrator } from '../../rules/administration/administrator.ts';
import { instant } from '../../rules/calendar/day.ts';
import { ageProblems } from '../../rules/captain/age.ts';
import {
  conflict,
  firstOf,
  invalid,
  isRefusal,
  type Refusal,
  unauthenticated,
} from '../../rules/common/refusal.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { accountView, authSession } from '../../views/account/user.ts';
import type { Call, SomeHandlers } from '../handler.ts';

const ONE_NAME = {
  tr: 'kullanıcı adı veya e-posta adresinden tam biri verilmeli',
  en: 'exactly one of username and email is given',
};

/** Accounts are numbered apart from users, so that one id is not taken for the other. */
const FIRST_ACCOUNT = 100;

/** Writes what a person changed in the own account; a new e-mail address has to be verified again. */
function changeProfile(
  call: Call<'completeAccount' | 'updateAccount'>,
  body: Schemas['AccountUpdate'],
): UserRecord | Refusal {
  const { store, user, today } = call;
  const problems = ageProblems('body.dateOfBirth', body.dateOfBirth, today);
  if (problems.length > 0) return invalid(problems);
  const email = body.email ?? user.email;
  const taken = emailTaken(store, email, user);
  if (taken) return taken;
  const { profileImage } = body;
  const picture =
    profileImage === undefined ? user.profileImage : chosenPicture(store, user, profileImage);
  if (isRefusal(picture)) return picture;
  const changed = store.users.update(user.id, {
    firstName: body.firstName,
    lastName: body.lastName,
    fullName: `${body.firstName} ${body.lastName}`,
    phoneNumber: body.phoneNumber,
    email,
    isEmailVerified: user.isEmailVerified && foldCase(email) === foldCase(user.email),
    dateOfBirth: body.dateOfBirth === undefined ? user.dateOfBirth : body.dateOfBirth,
    profileImage: picture,
  });
  if (changed) dropEarlierPicture(store, user, changed);
  return changed ?? unauthenticated();
}

/** The user of a session as stored, with the role of now rather than that of the token. */
const stored = (store: Store, user: UserRecord): UserRecord => store.users.get(user.id) ?? user;

export const auth: SomeHandlers<
  | 'registerAccount'
  | 'logIn'
  | 'refreshSession'
  | 'getAccount'
  | 'completeAccount'
  | 'updateAccount'
  | 'deleteAccount'
> = {
  registerAccount({ store, body, now, realNow, session }) {
    const taken = firstOf([emailTaken(store, body.email), usernameTaken(store, body.username)]);
    if (taken) return taken;
    const { id } = store.users.insert({
      ...body,
      accountId: FIRST_ACCOUNT,
      role: 'CUSTOMER',
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      profileImage: null,
      isEmailVerified: false,
      isActive: true,
      createdAt: instant(now),
      // An earlier user of a session that was reset may have had this id.
      ...endSessions(realNow),
    });
    const user = store.users.update(id, { accountId: FIRST_ACCOUNT + id });
    if (!user) return unauthenticated();
    return { status: 201, body: authSession(user, realNow, session) };
  },

  logIn({ store, body, realNow, session }) {
    const { username, email } = body;
    const name = username ?? email;
    if (name === undefined || (username !== undefined && email !== undefined)) {
      const field = name === undefined ? 'body.username' : 'body.email';
      return invalid([{ field, message: ONE_NAME }]);
    }
    const named = username === undefined ? [userByEmail(store, name)] : usersNamed(store, username);
    const user = named.find((found) => found?.isActive && found.password === body.password);
    if (user) return { status: 200, body: authSession(user, realNow, session) };
    return {
      ...unauthenticated(),
      code: 'INVALID_CREDENTIALS',
      message: {
        tr: 'Geçersiz kullanıcı adı veya şifre',
        en: 'Wrong user name or password',
      },
    };
  },

  refreshSession: ({ store, user, realNow, session }) => ({
    status: 200,
    body: authSession(stored(store, user), realNow, session),
  }),

  getAccount: ({ store, user }) => ({ status: 200, body: accountView(stored(store, user)) }),

  completeAccount(call) {
    if (isProfileComplete(call.user)) {
      return conflict('ACCOUNT_COMPLETE', {
        tr: 'Profiliniz zaten tamamlanmış.',
        en: 'Your profile is complete already.',
      });
    }
    const changed = changeProfile(call, call.body);
    return 'refused' in changed ? changed : { status: 201, body: accountView(changed) };
  },

  updateAccount(call) {
    const changed = changeProfile(call, call.body);
    return 'refused' in changed ? changed : { status: 200, body: accountView(changed) };
  },

  deleteAccount({ store, user, today }) {
    const refused = firstOf([
      upcomingBookingsRefusal(store, user.id, today),
      lastAdministrator(store, user),
    ]);
    if (refused) return refused;
    removeAccount(store, user);
    return { status: 204 };
  },
};
