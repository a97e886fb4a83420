import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth, authService, cookiesAreGone, hour } from '../testing/auth-service.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openSession } from './open-session.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

describe('the start-up check', () => {
  const user = JSON.stringify({
    id: 9,
    role: 'CUSTOMER',
    expiresAt: Date.parse('2026-11-20T10:00:00Z'),
  });
  const jwt = (payload: unknown) => {
    const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `eyJhbGciOiJIUzI1NiJ9.${encoded}.c2lnbmF0dXJl`;
  };
  const now = Date.parse('2026-11-20T09:00:00Z') / 1000;

  function start(token: string | undefined, stored: string | undefined) {
    if (token !== undefined) testApi.browser.cookies.write('pruva_token', token, hour);
    if (stored !== undefined) testApi.browser.cookies.write('pruva_user', stored, hour);
    const { session } = testApi.openTab();
    session.start();
    return session.getSnapshot();
  }

  it.each([
    ['a token with a dot', 'a.b'],
    ['a JWT that lives', jwt({ sub: '9', exp: now + 1 })],
    ['a JWT that never expires', jwt({ sub: '9 ışık' })],
    ['what only looks like a JWT', 'a.%%%.c'],
    ['a JWT of something else', jwt('9')],
  ])('accepts %s', (_, token) => {
    expect(start(token, user)).toEqual({ id: 9, role: 'CUSTOMER' });
  });

  it.each([
    ['a token without a dot', 'abc', user],
    ['a JWT that has expired', jwt({ exp: now }), user],
    ['no token', undefined, user],
    ['no user', 'a.b', undefined],
    ['a user that is no JSON', 'a.b', '{"id":9'],
    ['a user that is null', 'a.b', 'null'],
    ['a user without id', 'a.b', JSON.stringify({ ...JSON.parse(user), id: undefined })],
    ['a user without role', 'a.b', JSON.stringify({ ...JSON.parse(user), role: undefined })],
    [
      'a session that is over',
      'a.b',
      JSON.stringify({ ...JSON.parse(user), expiresAt: now * 1000 }),
    ],
  ])('refuses %s, and clears what is stored', (_, token, stored) => {
    expect(start(token, stored)).toBeNull();
    expect(cookiesAreGone(testApi)).toBe(true);
  });

  it('finds what an earlier visit left', async () => {
    testApi.server.behave(authService());
    await openSession(testApi.openTab(), auth('token.1'));
    const { session } = testApi.openTab();
    expect(session.getSnapshot()).toBeNull();
    session.start();
    expect(session.getSnapshot()).toMatchObject({ id: 9, fullName: 'Elif Yıldız' });
  });
});
