import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, auth, authService, booking, cookiesAreGone } from '../testing/auth-service.ts';
import { failure, json } from '../testing/faulty-server.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openSession } from './open-session.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

describe('signing in', () => {
  it('opens the session and adds the account', async () => {
    testApi.server.behave(authService());
    const { session, client } = testApi.openTab();
    await openSession({ session, client }, auth('token.1'));
    expect(session.getSnapshot()).toEqual({
      id: 9,
      accountId: 109,
      role: 'CUSTOMER',
      email: 'elif@pruva.example',
      username: 'elif.yildiz',
      fullName: 'Elif Yıldız',
      firstName: 'Elif',
      lastName: 'Yıldız',
      profileImage: undefined,
      // The flag is off, but all four parts are there.
      isProfileComplete: true,
    });
  });

  it('keeps neither date of birth nor phone number in the cookies', async () => {
    testApi.server.behave(authService());
    await openSession(testApi.openTab(), auth('token.1'));
    const stored = testApi.browser.cookies.read('pruva_user');
    expect(stored).toContain('Yıldız');
    expect(stored).not.toContain('1991');
    expect(stored).not.toContain('9998877');
  });

  it.each([
    ['a missing part', { ...account, lastName: null }, false],
    ['a missing part, but the flag', { ...account, lastName: null, isProfileComplete: true }, true],
  ])('judges completeness: %s', async (_, answered, complete) => {
    testApi.server.behave(authService({ account: json(200, answered) }));
    const tab = testApi.openTab();
    await openSession(tab, auth('token.1'));
    expect(tab.session.getSnapshot()?.isProfileComplete).toBe(complete);
  });

  it.each([
    ['no account yet: incomplete', failure(404), false],
    ['an account that cannot be read: unknown', failure(500), undefined],
  ])('stays signed in with %s', async (_, behaviour, complete) => {
    testApi.server.behave(authService({ account: behaviour }));
    const tab = testApi.openTab();
    await openSession(tab, auth('token.1'));
    expect(tab.session.getSnapshot()?.id).toBe(9);
    expect(tab.session.getSnapshot()?.isProfileComplete).toBe(complete);
  });

  it('sends the token from then on, and no more after signing out', async () => {
    testApi.server.behave(json(200, {}));
    const { session, client } = testApi.openTab();
    await client.GET('/bookings/{id}', booking);
    session.open(auth('token.1'));
    await client.GET('/bookings/{id}', booking);
    session.logOut();
    await client.GET('/bookings/{id}', booking);
    expect(testApi.server.arrivals.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer token.1',
      undefined,
    ]);
    expect(cookiesAreGone(testApi)).toBe(true);
  });

  it('tells listeners of every change, and nobody who has left', () => {
    const { session } = testApi.openTab();
    let told = 0;
    const leave = session.subscribe(() => {
      told += 1;
    });
    session.open(auth('token.1'));
    expect(session.getSnapshot()).toBe(session.getSnapshot());
    session.logOut();
    leave();
    session.open(auth('token.1'));
    expect(told).toBe(2);
  });
});
