import { expect, test } from 'vitest';
import { createStore, createWorld } from '../../store/state.ts';
import { aUser } from '../../testing/records.ts';
import { endSessions, issueToken, readToken, TOKEN_LIFETIME, userOf } from './token.ts';

const NOW = Date.parse('2026-06-15T09:00:00.123Z');
const elif = aUser(9);

const storeOf = (...users: ReturnType<typeof aUser>[]) =>
  createStore(createWorld({ scenario: 'test', today: '2026-06-15' }, { users }));

test('a token names its user until it expires', () => {
  const { token, expiresIn } = issueToken(elif, NOW, 'görev 1');
  expect(readToken(token, NOW)).toEqual({
    userId: 9,
    issuedAt: NOW,
    session: 'görev 1',
  });
  expect(readToken(token, NOW + (expiresIn - 1) * 1000)?.userId).toBe(9);
  expect(readToken(token, NOW + (TOKEN_LIFETIME + 1) * 1000)).toBeUndefined();
});

test('a token that was altered, cut or made up is refused', () => {
  const { token } = issueToken(elif, NOW, '');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(atob(payload));
  const forged = btoa(JSON.stringify({ ...claims, sub: '1' })).replaceAll('=', '');
  for (const bad of [
    `${header}.${forged}.${signature}`,
    `${header}.${payload}.${signature.slice(1)}`,
    `${header}.${payload}`,
    `${token}.`,
    `x.${payload}.${signature}`,
    'garbage',
    '',
  ]) {
    expect(readToken(bad, NOW), bad).toBeUndefined();
  }
});

test('nobody stands behind the token of a user who is inactive, gone or signed out', () => {
  const { token } = issueToken(elif, NOW, '');
  expect(userOf(storeOf(elif), token, NOW)?.id).toBe(9);
  expect(userOf(storeOf({ ...elif, isActive: false }), token, NOW)).toBeUndefined();
  expect(userOf(storeOf(), token, NOW)).toBeUndefined();
  expect(userOf(storeOf({ ...elif, ...endSessions(NOW) }), token, NOW)).toBeUndefined();
});

test('a token issued in the very millisecond that ended the others works', () => {
  const signedOut = { ...elif, ...endSessions(NOW) };
  const { token } = issueToken(signedOut, NOW, '');
  expect(userOf(storeOf(signedOut), token, NOW)?.id).toBe(9);
});

test('a new role counts at once, for a token that was issued before too', () => {
  const before = issueToken(elif, NOW, '').token;
  const store = storeOf(elif);
  store.users.update(9, { role: 'BOAT_OWNER' });
  expect(userOf(store, before, NOW)?.role).toBe('BOAT_OWNER');
  store.users.update(9, { role: 'CUSTOMER' });
  expect(userOf(store, before, NOW)?.role).toBe('CUSTOMER');
});
