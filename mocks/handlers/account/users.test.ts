import { beforeEach, expect, test } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { accounts } from './accounts.ts';
import { userRecords } from './user-records.ts';
import { users } from './users.ts';

const selin = aUser(1, { role: 'ADMIN' });
const captain = aUser(2, { role: 'BOAT_OWNER', fullName: 'Işıl İnce', username: 'isil' });
const elif = aUser(9, { fullName: 'Elif Yıldız', email: 'elif@pruva.example' });

let store: Store;
beforeEach(() => {
  const rows = { users: [selin, captain, elif], boats: [aBoat(1), aBoat(2, { ownerId: 9 })] };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const setRole = (id: number, role: 'ADMIN' | 'CUSTOMER' | 'BOAT_OWNER') =>
  users.setUserRole(callOf(store, { user: selin, path: { id }, body: { role } }));
const setStatus = (id: number, isActive: boolean) =>
  users.setUserStatus(callOf(store, { user: selin, path: { id }, body: { isActive } }));

test('users are listed by role and by id', () => {
  const listed = (query = {}) =>
    bodyOf(users.listUsers(callOf(store, { query }))).map(({ id }) => id);
  expect(listed()).toEqual([1, 2, 9]);
  expect(listed({ role: 'CUSTOMER' })).toEqual([9]);
});

test.each([
  ['ISIL', [2]],
  ['ince', [2]],
  ['elif@', [9]],
  ['+90532', [1, 2, 9]],
  ['kimse', []],
])('a search for %s finds %o', (q, ids) => {
  const found = bodyOf(users.searchUsers(callOf(store, { query: { q } })));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('no answer carries a password', () => {
  const texts = [
    users.listUsers(callOf(store)),
    users.getManagedUser(callOf(store, { path: { id: 9 } })),
    accounts.getAccountById(callOf(store, { path: { id: elif.accountId } })),
  ].map((answer) => JSON.stringify(answered(answer)));
  for (const text of texts) expect(text).not.toMatch(/password|deniz-2026|tokensValidFrom/);
});

test('one active administrator always remains', () => {
  expect(refusedWith(setRole(1, 'CUSTOMER'))).toEqual([409, 'LAST_ADMINISTRATOR']);
  expect(refusedWith(setStatus(1, false))).toEqual([409, 'LAST_ADMINISTRATOR']);
  const path = { id: selin.accountId };
  const deactivated = accounts.deactivateAccount(callOf(store, { user: selin, path }));
  expect(refusedWith(deactivated)).toEqual([409, 'LAST_ADMINISTRATOR']);

  bodyOf(setRole(9, 'ADMIN'));
  bodyOf(setStatus(9, false));
  expect(refusedWith(setStatus(1, false))).toEqual([409, 'LAST_ADMINISTRATOR']);
  bodyOf(setStatus(9, true));
  const byElif = callOf<'setUserRole'>(store, {
    user: { ...elif, role: 'ADMIN' },
    path: { id: 1 },
    body: { role: 'CUSTOMER' },
  });
  expect(bodyOf(users.setUserRole(byElif)).role).toBe('CUSTOMER');
});

test('deactivating ends every session, activating opens none', () => {
  expect(bodyOf(setStatus(9, false)).isActive).toBe(false);
  const { tokensValidFrom } = store.users.get(9) ?? {};
  expect(tokensValidFrom).toBeGreaterThan(callOf(store).realNow);
  const path = { id: elif.accountId };
  const activated = accounts.activateAccount(callOf(store, { user: selin, path }));
  expect(bodyOf(activated).isActive).toBe(true);
  expect(store.users.get(9)?.tokensValidFrom).toBe(tokensValidFrom);
});

test('nobody locks themselves out', () => {
  bodyOf(setRole(9, 'ADMIN'));
  expect(refusedWith(setRole(1, 'CUSTOMER'))).toEqual([409, 'OWN_ACCOUNT']);
  expect(refusedWith(setStatus(1, false))).toEqual([409, 'OWN_ACCOUNT']);
  const path = { id: selin.accountId };
  const deactivated = accounts.deactivateAccount(callOf(store, { user: selin, path }));
  expect(refusedWith(deactivated)).toEqual([409, 'OWN_ACCOUNT']);
  expect(bodyOf(setRole(1, 'ADMIN')).role).toBe('ADMIN');
  expect(store.users.get(1)).toMatchObject({ role: 'ADMIN', isActive: true });
});

test('who can no longer look after boats and tours has none published', () => {
  bodyOf(setRole(9, 'BOAT_OWNER'));
  expect(store.boats.get(2)?.status).toBe('ACTIVE');
  bodyOf(setStatus(9, true));
  expect(store.boats.get(2)?.status).toBe('ACTIVE');
  bodyOf(setRole(9, 'CUSTOMER'));
  expect(store.boats.get(2)?.status).toBe('INACTIVE');
  bodyOf(setStatus(2, false));
  expect(store.boats.get(1)?.status).toBe('INACTIVE');
  bodyOf(setStatus(2, true));
  expect(store.boats.get(1)?.status).toBe('INACTIVE');
});

test('an unknown user is 404', () => {
  expect(refusedWith(setRole(77, 'ADMIN'))).toEqual([404, 'NOT_FOUND']);
  expect(refusedWith(users.getUser(callOf(store, { path: { id: 77 } })))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

test('the boats of a user are those that the user owns', () => {
  const { listUserBoats } = userRecords;
  const boats = bodyOf(listUserBoats(callOf(store, { user: captain, path: { id: 2 } })));
  expect(boats.map(({ id }) => id)).toEqual([1]);
});
