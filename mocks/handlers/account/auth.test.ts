import { beforeEach, describe, expect, test } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aTour, aUser } from '../../testing/records.ts';
import { accountSecurity } from './account-security.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { userRecords } from './user-records.ts';

const elif = aUser(9, { email: 'elif@pruva.example', username: 'elif.yildiz' });
const captain = aUser(2, { role: 'BOAT_OWNER' });
const administrator = aUser(1, { role: 'ADMIN' });
const newcomer = aUser(11, { firstName: null, lastName: null });
const registration = {
  email: 'yeni@pruva.example',
  username: 'yeni',
  password: 'lodos-2027',
  fullName: 'Yeni Kişi',
  phoneNumber: '+905551112233',
};
const profile = { firstName: 'Ayşe', lastName: 'Şahin', phoneNumber: '+905427776655' };

let store: Store;
beforeEach(() => {
  const users = [administrator, captain, elif, newcomer];
  const rows = { users, boats: [aBoat(1)], tours: [aTour(4)] };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const logIn = (username: string, password = elif.password) =>
  auth.logIn(callOf(store, { body: { username, password } }));

describe('registration', () => {
  test('makes a customer who can sign in and whose profile is incomplete', () => {
    const session = bodyOf(auth.registerAccount(callOf(store, { body: registration })));
    expect(session).toMatchObject({ role: 'CUSTOMER', email: registration.email });
    expect(bodyOf(logIn('YENİ', registration.password)).userId).toBe(session.userId);
    const user = store.users.get(session.userId);
    const account = bodyOf(auth.getAccount(callOf(store, { user })));
    expect(account).toMatchObject({ id: session.accountId, isProfileComplete: false });
  });

  test.each([
    [{ email: 'ELİF@pruva.example' }, 'EMAIL_TAKEN', 'body.email'],
    [{ username: 'Elif.Yildiz' }, 'USERNAME_TAKEN', 'body.username'],
  ])('refuses what somebody has, letter case aside: %o', (taken, code, field) => {
    const body = { ...registration, ...taken };
    expect(refusedWith(auth.registerAccount(callOf(store, { body })))).toEqual([409, code, field]);
  });
});

describe('sign-in', () => {
  test.each(['elif.yildiz', 'ELIF.YILDIZ', 'Elif@Pruva.example'])('knows %s', (name) => {
    expect(bodyOf(logIn(name)).userId).toBe(9);
  });

  test('refuses a wrong password, a stranger and a deactivated account alike', () => {
    const wrong = refusedWith(logIn('elif.yildiz', 'yanlis-sifre'));
    expect(wrong).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(refusedWith(logIn('kimse'))).toEqual(wrong);
    store.users.update(9, { isActive: false });
    expect(refusedWith(logIn('elif.yildiz'))).toEqual(wrong);
  });

  test('a refresh answers the role of now', () => {
    store.users.update(9, { role: 'BOAT_OWNER' });
    expect(bodyOf(auth.refreshSession(callOf(store, { user: elif }))).role).toBe('BOAT_OWNER');
  });
});

describe('profile', () => {
  test('is completed once, and changed afterwards', () => {
    const call = callOf<'completeAccount'>(store, { user: newcomer, body: profile });
    const account = bodyOf(auth.completeAccount(call));
    expect(account).toMatchObject({ fullName: 'Ayşe Şahin', isProfileComplete: true });
    const user = store.users.get(11);
    const again = auth.completeAccount(callOf(store, { user, body: profile }));
    expect(refusedWith(again)).toEqual([409, 'ACCOUNT_COMPLETE']);
    const changed = auth.updateAccount(
      callOf(store, { user, body: { ...profile, firstName: 'Ayla' } }),
    );
    expect(bodyOf(changed).fullName).toBe('Ayla Şahin');
  });

  test('null clears a field, and one that is left out stays', () => {
    const kept = bodyOf(auth.updateAccount(callOf(store, { user: elif, body: profile })));
    expect(kept.dateOfBirth).toBe(elif.dateOfBirth);
    const body = { ...profile, dateOfBirth: null };
    expect(bodyOf(auth.updateAccount(callOf(store, { user: elif, body }))).dateOfBirth).toBeNull();
  });

  test('a new e-mail address has to be verified, and must be free', () => {
    const changeTo = (email: string) =>
      auth.updateAccount(callOf(store, { user: elif, body: { ...profile, email } }));
    expect(bodyOf(changeTo('ELIF@pruva.example')).isEmailVerified).toBe(true);
    expect(bodyOf(changeTo('elif@baska.example')).isEmailVerified).toBe(false);
    expect(refusedWith(changeTo(captain.email))).toEqual([409, 'EMAIL_TAKEN', 'body.email']);
  });

  test.each([
    ['2008-06-15', true],
    ['2008-06-16', false],
    ['1945-06-16', true],
    ['1945-06-15', false],
  ])('born on %s: of age is %s', (dateOfBirth, isAccepted) => {
    const body = { ...profile, dateOfBirth };
    const answer = auth.updateAccount(callOf(store, { user: elif, body, today: '2026-06-15' }));
    if (isAccepted) expect(bodyOf(answer).dateOfBirth).toBe(dateOfBirth);
    else expect(refusedWith(answer)).toEqual([422, 'VALIDATION_FAILED', 'body.dateOfBirth']);
  });
});

describe('deleting the account', () => {
  const deleteAs = (user: typeof elif) => auth.deleteAccount(callOf(store, { user }));

  test('waits for the bookings of customer and host that lie ahead', () => {
    const { id } = store.bookings.insert(aBooking(1, TODAY, { customerId: 9, boatId: 1 }));
    expect(refusedWith(deleteAs(elif))).toEqual([409, 'BOOKINGS_AHEAD']);
    expect(refusedWith(deleteAs(captain))).toEqual([409, 'BOOKINGS_AHEAD']);
    store.bookings.update(id, { status: 'CANCELLED' });
    expect(deleteAs(elif)).toEqual({ status: 204 });
  });

  test('takes the person out of everything, and the boats off the market', () => {
    expect(deleteAs(captain)).toEqual({ status: 204 });
    expect(refusedWith(logIn(captain.username))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect([...store.boats.all(), ...store.tours.all()]).toEqual([]);
    const path = { id: captain.accountId };
    const found = accounts.getAccountById(callOf(store, { user: administrator, path }));
    expect(refusedWith(found)).toEqual([404, 'NOT_FOUND']);
  });

  test('leaves what others took part in, without the name', () => {
    store.bookings.insert(aBooking(1, '2026-01-09', { boatId: 1, status: 'COMPLETED' }));
    expect(deleteAs(captain)).toEqual({ status: 204 });
    const path = { id: 9 };
    const [booking] = bodyOf(userRecords.listUserBookings(callOf(store, { user: elif, path })));
    expect(booking).toMatchObject({ boatName: 'Martı 1', hostName: 'Silinmiş kullanıcı' });
  });

  test('is refused to the last administrator', () => {
    expect(refusedWith(deleteAs(administrator))).toEqual([409, 'LAST_ADMINISTRATOR']);
  });
});

describe('passwords and codes', () => {
  test('a password is changed by who knows the current one', () => {
    const change = (currentPassword: string) =>
      accountSecurity.updateOwnPassword(
        callOf(store, { user: elif, body: { currentPassword, newPassword: 'lodos-2027' } }),
      );
    const wrong = [422, 'VALIDATION_FAILED', 'body.currentPassword'];
    expect(refusedWith(change('yanlis-sifre'))).toEqual(wrong);
    expect(bodyOf(change(elif.password)).success).toBe(true);
    expect(bodyOf(logIn('elif.yildiz', 'lodos-2027')).userId).toBe(9);
    expect(refusedWith(logIn('elif.yildiz'))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('an address is verified by its own account with the code from the outbox', () => {
    store.users.update(9, { isEmailVerified: false });
    const send = (email: string) =>
      accountSecurity.sendVerificationCode(callOf(store, { user: elif, body: { email } }));
    expect(refusedWith(send(captain.email))).toEqual([403, 'FORBIDDEN']);
    send(elif.email);
    const verify = (verificationCode: string) =>
      accountSecurity.verifyEmail(
        callOf(store, { user: elif, body: { email: elif.email, verificationCode } }),
      );
    const wrong = [422, 'VALIDATION_FAILED', 'body.verificationCode'];
    expect(refusedWith(verify('000000'))).toEqual(wrong);
    const code = store.outbox.all()[0]?.code ?? '';
    expect(bodyOf(verify(code)).success).toBe(true);
    expect(store.users.get(9)?.isEmailVerified).toBe(true);
    expect(refusedWith(verify(code))).toEqual(wrong);
  });

  test('a forgotten password answers the same for every address and writes to known ones', () => {
    const forget = (email: string) =>
      bodyOf(accountSecurity.requestPasswordReset(callOf(store, { body: { email } })));
    expect(forget('kimse@pruva.example')).toEqual(forget('Elif@pruva.example'));
    expect(store.outbox.all().map(({ to }) => to)).toEqual([elif.email]);
  });

  test('a reset needs the code and two equal passwords, and ends every session', () => {
    const { email } = elif;
    accountSecurity.requestPasswordReset(callOf(store, { body: { email } }));
    const resetToken = store.outbox.all()[0]?.code ?? '';
    const newPassword = 'lodos-2027';
    const reset = (changes: object) => {
      const body = { email, resetToken, newPassword, confirmPassword: newPassword, ...changes };
      return accountSecurity.resetPassword(callOf(store, { body }));
    };
    expect(refusedWith(reset({ confirmPassword: 'poyraz-27' }))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.confirmPassword',
    ]);
    expect(refusedWith(reset({ resetToken: '000000' }))).toContain('body.resetToken');
    expect(refusedWith(reset({ email: captain.email }))).toContain('body.resetToken');
    expect(bodyOf(reset({})).success).toBe(true);
    expect(bodyOf(logIn('elif.yildiz', newPassword)).userId).toBe(9);
    expect(store.users.get(9)?.tokensValidFrom).toBeGreaterThan(callOf(store).realNow);
    expect(refusedWith(reset({}))).toContain('body.resetToken');
  });
});

describe('looking accounts up', () => {
  const byEmail = (user: typeof elif, email: string) =>
    accounts.getAccountByEmail(callOf(store, { user, query: { email } }));

  test('tells nobody but an administrator which addresses exist', () => {
    expect(bodyOf(byEmail(elif, 'ELIF@pruva.example')).userId).toBe(9);
    expect(refusedWith(byEmail(elif, captain.email))).toEqual([403, 'FORBIDDEN']);
    expect(refusedWith(byEmail(elif, 'kimse@pruva.example'))).toEqual([403, 'FORBIDDEN']);
    expect(bodyOf(byEmail(administrator, captain.email)).userId).toBe(2);
    expect(refusedWith(byEmail(administrator, 'kimse@pruva.example'))).toEqual([404, 'NOT_FOUND']);
  });
});
