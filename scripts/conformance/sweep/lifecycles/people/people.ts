import { sessionOf } from '../../../actors/actors.ts';
import { numberAt, textAt } from '../../../lib/json.ts';
import { REASON } from '../../world/cleanup.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

const logIn = ({ call }: Steps, username: string, password: string) =>
  call('logIn', 'ANONYMOUS', { body: { username, password } });

/** One address and one name per person; only the right password opens a session. */
export const registration: Lifecycle = {
  name: 'registration',
  operationIds: [
    'registerAccount',
    'logIn',
    'requestPasswordReset',
    'getAccount',
    'verifyEmail',
    'resetPassword',
    'getAccountByEmail',
    'getAccountByUsername',
  ],
  async run(steps) {
    const { call, field, holds, status, world } = steps;
    const person = await world.newCustomer();
    const { email, username, password = '' } = person;
    field(
      await logIn(steps, username, password),
      'userId',
      person.userId,
      'logging in with the user name',
    );
    field(
      await logIn(steps, email, password),
      'userId',
      person.userId,
      'logging in with the e-mail address',
    );
    const loud = email.toUpperCase();
    field(
      await logIn(steps, loud, password),
      'userId',
      person.userId,
      'logging in with the e-mail address in capitals',
    );
    status(await logIn(steps, username, `${password}x`), [401], 'a wrong password');
    status(await logIn(steps, 'kimse-yok', password), [401], 'a name that nobody has');
    field(await call('getAccount', person), 'email', email, 'the account of the session');
    field(await call('getAccount', person), 'role', 'CUSTOMER', 'everybody starts as a customer');

    const fresh = `yeni-${world.run.nonce()}`;
    const body = {
      email: `${fresh}@example.com`,
      username: fresh,
      password: 'deniz-2026',
      fullName: 'Deneme Yolcusu',
      phoneNumber: '+905321234567',
    };
    const theirs: [name: string, more: object][] = [
      ['EMAIL', { email }],
      ['USERNAME', { username }],
      ['EMAIL', { email: loud }],
      ['USERNAME', { username: username.toUpperCase() }],
    ];
    for (const [name, more] of theirs) {
      const taken = await call('registerAccount', 'ANONYMOUS', { body: { ...body, ...more } });
      status(taken, [409], `${name} that is taken`);
      field(taken, 'code', `${name}_TAKEN`, 'the code that programs go by');
    }
    await nobodyIsTold(steps, email, username);
    const code = { email, verificationCode: '000000' };
    status(await call('verifyEmail', person, { body: code }), [422], 'a code that nobody sent');
    const reset = {
      email,
      resetToken: '000000',
      newPassword: 'lodos-2027',
      confirmPassword: 'lodos-2027',
    };
    const wrongCode = await call('resetPassword', 'ANONYMOUS', { body: reset });
    status(wrongCode, [422], 'a code that nobody sent');
    field(
      await logIn(steps, username, password),
      'userId',
      person.userId,
      'logging in with the password that stays',
    );
    const forget = (address: string) =>
      call('requestPasswordReset', 'ANONYMOUS', { body: { email: address } });
    const known = await forget(email);
    const unknown = await forget(`${fresh}@example.com`);
    const same = known.status === unknown.status;
    const told = JSON.stringify(unknown.body);
    const why = 'the same answer for every address';
    holds(
      same && told === JSON.stringify(known.body),
      unknown,
      why,
      why,
      `${unknown.status} ${told}`,
    );
  },
};

/** Whoever looks up somebody else is refused, whether there is such a person or not. */
async function nobodyIsTold({ call, status, world }: Steps, email: string, username: string) {
  const nobody = `kimse-${world.run.nonce()}`;
  const lookUps: [operationId: string, query: Record<string, string>][] = [
    ['getAccountByEmail', { email }],
    ['getAccountByEmail', { email: `${nobody}@example.com` }],
    ['getAccountByUsername', { username }],
    ['getAccountByUsername', { username: nobody }],
  ];
  for (const [operationId, query] of lookUps) {
    const answer = await call(operationId, 'OTHER_CUSTOMER', { query });
    status(answer, [403], 'somebody else, who may be there or not');
  }
}

/** A changed password works at once, and the old one no more. */
export const passwords: Lifecycle = {
  name: 'passwords',
  operationIds: ['updateOwnPassword', 'updateAccountPassword', 'logIn'],
  async run(steps) {
    const { call, done, status, world } = steps;
    for (const operationId of ['updateOwnPassword', 'updateAccountPassword']) {
      const person = await world.newCustomer();
      const path = { id: person.accountId };
      const change = (currentPassword: string, newPassword: string) =>
        call(operationId, person, { path, body: { currentPassword, newPassword } });
      status(await change('yanlis-2026', 'lodos-2027'), [422], 'a wrong current password');
      const changed = await change(person.password ?? '', 'lodos-2027');
      if (!done(changed, 'the right current password')) continue;
      status(await logIn(steps, person.username, person.password ?? ''), [401], 'the old password');
      status(await logIn(steps, person.username, 'lodos-2027'), [200], 'the new password');
    }
  },
};

/** What an administrator decides about a user holds at once. */
export const userAdministration: Lifecycle = {
  name: 'user administration',
  operationIds: [
    'setUserStatus',
    'setUserRole',
    'deactivateAccount',
    'activateAccount',
    'refreshSession',
    'logIn',
    'getManagedUser',
    'getCaptainDashboard',
    'listBoatsByOwner',
    'checkBoatExists',
    'getUser',
    'deleteAccount',
  ],
  async run(steps) {
    const { call, field, status, world } = steps;
    const person = await world.newCustomer();
    const { username, password = '' } = person;
    const path = { id: person.userId };
    const asAdmin = (operationId: string, parts: object) => call(operationId, 'ADMIN', parts);
    const isActive = async (value: boolean, why: string) => {
      field(await asAdmin('getManagedUser', { path }), 'isActive', value, why);
      status(await logIn(steps, username, password), [value ? 200 : 401], why);
    };
    await asAdmin('setUserStatus', { path, body: { isActive: false } });
    await isActive(false, 'a deactivated user');
    status(await call('getAccount', person), [401], 'a session of a deactivated user');
    await asAdmin('setUserStatus', { path, body: { isActive: true } });
    await isActive(true, 'a user who is active again');
    status(await call('getAccount', person), [401], 'a session that ended comes back for nobody');
    await asAdmin('deactivateAccount', { path: { id: person.accountId } });
    await isActive(false, 'a deactivated account');
    await asAdmin('activateAccount', { path: { id: person.accountId } });
    await isActive(true, 'an account that is active again');

    const session = sessionOf((await logIn(steps, username, password)).exchange, password);
    if (typeof session === 'string') return;
    // Two calls that only captains may make: one that is not there yet tells nothing.
    const isCaptain = async (value: boolean, why: string) => {
      for (const operationId of ['getCaptainDashboard', 'listBoatsByOwner']) {
        const parts = operationId === 'listBoatsByOwner' ? { path } : {};
        status(await call(operationId, session, parts), [value ? 200 : 403], why);
      }
    };
    await isCaptain(false, 'a customer is no captain');
    await asAdmin('setUserRole', { path, body: { role: 'BOAT_OWNER' } });
    const why = 'the new role counts at once, in a session that was open before';
    await isCaptain(true, why);
    field(
      await asAdmin('getManagedUser', { path }),
      'role',
      'BOAT_OWNER',
      'the role that was given',
    );
    const refreshed = await call('refreshSession', session);
    field(refreshed, 'role', 'BOAT_OWNER', 'the role the user has by now');
    await asAdmin('setUserRole', { path, body: { role: 'CUSTOMER' } });
    await isCaptain(false, 'a captain no more, at once');
    await call('deleteAccount', session);
    status(await call('getAccount', session), [401, 404], 'a session of a deleted account');
    status(await logIn(steps, username, password), [401], 'a deleted account');
    await offersAreWithdrawn(steps);
    await offersAreDeleted(steps);
  },
};

/** What somebody offers who may look after nothing any more is published no longer. */
async function offersAreWithdrawn({ call, field, world }: Steps) {
  const ends: [operationId: string, body: object][] = [
    ['setUserRole', { role: 'CUSTOMER' }],
    ['setUserStatus', { isActive: false }],
  ];
  for (const [operationId, body] of ends) {
    const captain = await world.newOwner();
    const { id } = await world.newBoat(captain);
    const exists = () => call('checkBoatExists', 'ANONYMOUS', { path: { id } });
    field(await exists(), 'exists', true, 'a published boat');
    await call(operationId, 'ADMIN', { path: { id: captain.userId }, body });
    field(await exists(), 'exists', false, `a boat of somebody who is no captain (${operationId})`);
  }
}

/** The boats of a captain go with the account; a booking that was made of one goes on saying which it was. */
async function offersAreDeleted({ call, done, field, status, world }: Steps) {
  const captain = await world.newOwner();
  const boat = await world.newBoat(captain);
  const { first } = boat.freeDays();
  const terms = { startDate: first, endDate: first, passengerCount: 2 };
  const booked = await world.book({ boatId: boat.id, ...terms });
  const path = { id: numberAt(booked.body, 'id') ?? 0 };
  const refused = await call('deleteAccount', captain);
  status(refused, [409], 'a booking that the captain hosts lies ahead');
  await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } });
  done(await call('deleteAccount', captain), 'nothing lies ahead any more');
  const exists = await call('checkBoatExists', 'ANONYMOUS', { path: { id: boat.id } });
  field(exists, 'exists', false, 'a boat of a captain who deleted the account');
  const read = await call('getBooking', 'CUSTOMER', { path });
  field(read, 'boatName', textAt(booked.body, 'boatName'), 'the name that the boat had last');
}
