import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import { unwrap } from '../pipeline/unwrap.ts';
import {
  auth,
  authService,
  booking,
  cookiesAreGone,
  refreshes,
  signedInTab,
} from '../testing/auth-service.ts';
import { type Behaviour, dropConnection, failure, json, text } from '../testing/faulty-server.ts';
import { createTestApi, failureOf, type TestApi } from '../testing/test-api.ts';
import { openSession } from './open-session.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

function arrivalsAt(path: string) {
  return testApi.server.arrivals.filter((arrival) => arrival.path === path);
}

describe('a call refused with 401', () => {
  it('is repeated with a renewed token', async () => {
    testApi.server.behave(authService({ valid: 'token.2' }));
    const { client, session, visits } = signedInTab(testApi);
    expect(await unwrap(client.GET('/bookings/{id}', booking))).toEqual({ id: 1 });
    expect(
      testApi.server.arrivals.map(({ path, headers }) => [path, headers.authorization]),
    ).toEqual([
      ['/bookings/1', 'Bearer token.1'],
      ['/auth/refresh', 'Bearer token.1'],
      ['/bookings/1', 'Bearer token.2'],
    ]);
    expect(refreshes(testApi)[0]?.body).toBe('');
    expect(session.getSnapshot()).toMatchObject({ id: 9, username: 'elif.yildiz' });
    expect(testApi.browser.cookies.read('pruva_token')).toBe('token.2');
    expect(visits).toEqual(['/boats']);
  });

  it('is repeated with its body', async () => {
    testApi.server.behave(authService({ valid: 'token.2' }));
    const body = { firstName: 'Elif', lastName: 'Yıldız', phoneNumber: '+905339998877' };
    await signedInTab(testApi).client.PUT('/auth/account', { body });
    const bodies = arrivalsAt('/auth/account').map((arrival) => JSON.parse(arrival.body));
    expect(bodies).toEqual([body, body]);
  });

  it('keeps what the account had told', async () => {
    testApi.server.behave(authService());
    const tab = testApi.openTab();
    await openSession(tab, auth('token.1'));
    testApi.server.behave(authService({ valid: 'token.2' }));
    await tab.client.GET('/bookings/{id}', booking);
    expect(tab.session.getSnapshot()).toMatchObject({ fullName: 'Elif Yıldız' });
  });

  it('together with others causes one refresh', async () => {
    testApi.server.behave(authService({ valid: 'token.2' }));
    const { client } = signedInTab(testApi);
    const calls = [1, 2, 3, 4, 5].map((id) =>
      client.GET('/bookings/{id}', { params: { path: { id } } }),
    );
    for (const { data } of await Promise.all(calls)) expect(data).toEqual({ id: 1 });
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it('after another call’s refresh needs none of its own', async () => {
    const { server } = testApi;
    const accept = authService({ valid: 'token.2' });
    const { client } = signedInTab(testApi);
    let slow: (() => void) | undefined;
    server.behave((response, arrival) => {
      const late =
        arrival.path === '/bookings/2' && arrival.headers.authorization === 'Bearer token.1';
      if (late) slow = () => accept(response, arrival);
      else accept(response, arrival);
      if (late) void client.GET('/bookings/{id}', booking).then(() => slow?.());
    });
    const { data } = await client.GET('/bookings/{id}', { params: { path: { id: 2 } } });
    expect(data).toEqual({ id: 1 });
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it.each<[string, Behaviour, object]>([
    ['failing', failure(500), { category: 'SERVER', status: 500 }],
    ['asked for too often', failure(429), { status: 429 }],
    ['broken off', dropConnection, { category: 'NETWORK', code: 'UNREACHABLE' }],
  ])(
    'fails so that it may be tried again when the refresh is %s, and the session stays',
    async (_, refresh, expected) => {
      testApi.server.behave(authService({ valid: 'token.2', refresh }));
      const { client, session, visits } = signedInTab(testApi);
      const error = await failureOf(client.GET('/bookings/{id}', booking));
      expect(error).toMatchObject({ ...expected, retryable: true });
      await testApi.clock.advance(1000);
      expect(refreshes(testApi)).toHaveLength(1);
      expect(session.getSnapshot()).toMatchObject({ id: 9 });
      expect(visits).toEqual(['/boats']);
      // The connection is back: nobody had to sign in again.
      testApi.server.behave(authService({ valid: 'token.2' }));
      expect(await unwrap(client.GET('/bookings/{id}', booking))).toEqual({ id: 1 });
    },
  );

  it.each<[string, Behaviour]>([
    ['refused', failure(401)],
    ['forbidden', failure(403)],
    ['answered with nonsense', text(200, 'ok')],
  ])('ends the session when the refresh is %s', async (_, refresh) => {
    testApi.server.behave(authService({ valid: 'none', refresh }));
    const { client, session, visits } = signedInTab(testApi, '/boats?type=YACHT&page=2');
    const error = await failureOf(client.GET('/bookings/{id}', booking));
    expect(error).toMatchObject({ category: 'AUTHENTICATION', status: 401, retryable: false });
    expect(refreshes(testApi)).toHaveLength(1);
    expect(arrivalsAt('/bookings/1')).toHaveLength(1);
    expect(session.getSnapshot()).toBeNull();
    expect(cookiesAreGone(testApi)).toBe(true);
    await testApi.clock.advance(99);
    expect(visits).toEqual(['/boats?type=YACHT&page=2']);
    await testApi.clock.advance(1);
    expect(visits).toEqual(['/boats?type=YACHT&page=2', '/']);
    expect(session.takeReturnPath()).toBe('/boats?type=YACHT&page=2');
    expect(session.takeReturnPath()).toBeUndefined();
  });

  it('ends the session when it is refused again after the refresh', async () => {
    testApi.server.behave(authService({ valid: 'none', refresh: json(200, auth('token.2')) }));
    const { client, session, visits } = signedInTab(testApi);
    const error = await failureOf(client.GET('/bookings/{id}', booking));
    expect(error.status).toBe(401);
    expect(arrivalsAt('/bookings/1')).toHaveLength(2);
    expect(refreshes(testApi)).toHaveLength(1);
    expect(session.getSnapshot()).toBeNull();
    await testApi.clock.advance(100);
    expect(visits).toEqual(['/boats', '/']);
  });

  it('together with others ends the session once', async () => {
    testApi.server.behave(authService({ valid: 'none', refresh: failure(401) }));
    const { client, visits } = signedInTab(testApi);
    const errors: ApiError[] = await Promise.all(
      [1, 2, 3].map((id) => failureOf(client.GET('/bookings/{id}', { params: { path: { id } } }))),
    );
    expect(errors.map(({ status }) => status)).toEqual([401, 401, 401]);
    await testApi.clock.advance(1000);
    expect(refreshes(testApi)).toHaveLength(1);
    expect(visits).toEqual(['/boats', '/']);
  });

  it.each(['/login', '/register', '/login/', '/register?plan=captain', '/login#form'])(
    'leaves a person on %s where they are',
    async (path) => {
      testApi.server.behave(authService({ valid: 'none', refresh: failure(401) }));
      const { client, session, visits } = signedInTab(testApi, path);
      await failureOf(client.GET('/bookings/{id}', booking));
      await testApi.clock.advance(1000);
      expect(visits).toEqual([path]);
      expect(session.getSnapshot()).toBeNull();
      expect(session.takeReturnPath()).toBeUndefined();
    },
  );

  it('leaves two seconds to read why a decision about a booking failed', async () => {
    testApi.server.behave(authService({ valid: 'none', refresh: failure(401) }));
    const { client, session, visits } = signedInTab(testApi, '/captain/bookings');
    await failureOf(
      client.PATCH('/bookings/{id}/cancel', {
        params: { path: { id: 4 } },
        body: { reason: 'Motor arızası' },
      }),
    );
    await testApi.clock.advance(1999);
    expect(visits).toEqual(['/captain/bookings']);
    expect(session.getSnapshot()).not.toBeNull();
    await testApi.clock.advance(1);
    expect(session.getSnapshot()).toBeNull();
    expect(visits).toEqual(['/captain/bookings', '/']);
  });

  it('without a token is not refreshed, but leads home', async () => {
    testApi.server.behave(failure(401));
    const { client, session, visits } = testApi.openTab('/my-bookings');
    await failureOf(client.GET('/auth/account'));
    expect(testApi.server.arrivals).toHaveLength(1);
    await testApi.clock.advance(100);
    expect(visits).toEqual(['/my-bookings', '/']);
    expect(session.takeReturnPath()).toBe('/my-bookings');
  });

  it('without a token leads home once, however many calls there were', async () => {
    testApi.server.behave(failure(401));
    const { client, visits } = testApi.openTab('/my-bookings');
    await Promise.all([1, 2, 3].map(() => failureOf(client.GET('/auth/account'))));
    await testApi.clock.advance(1000);
    expect(visits).toEqual(['/my-bookings', '/']);
  });

  it('without a token leads nobody home who has gone on meanwhile', async () => {
    const { server, clock, browser } = testApi;
    let refuse: (() => void) | undefined;
    server.behave((response, arrival) => {
      refuse = () => failure(401)(response, arrival);
    });
    const { client, visits } = testApi.openTab('/boats/1');
    const call = client.GET('/bookings/{id}', booking).catch(() => {});
    await expect.poll(() => refuse).toBeDefined();
    visits.push('/');
    refuse?.();
    await call;
    await clock.advance(100);
    expect(visits).toEqual(['/boats/1', '/']);
    expect(browser.storage.getItem('returnPath')).toBeNull();
  });

  it('takes nobody away who has signed in again meanwhile', async () => {
    testApi.server.behave(authService({ valid: 'none', refresh: failure(401) }));
    const { client, session, visits } = signedInTab(testApi);
    await failureOf(client.GET('/bookings/{id}', booking));
    session.open(auth('token.9'));
    await testApi.clock.advance(1000);
    expect(visits).toEqual(['/boats']);
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
  });

  it('does not sign anybody in again who signed out during the refresh', async () => {
    const { client, session, visits } = signedInTab(testApi);
    const refresh: Behaviour = (response, arrival) => {
      session.logOut();
      json(200, auth('token.2'))(response, arrival);
    };
    testApi.server.behave(authService({ valid: 'token.2', refresh }));
    await failureOf(client.GET('/bookings/{id}', booking));
    await testApi.clock.advance(1000);
    expect(session.getSnapshot()).toBeNull();
    expect(cookiesAreGone(testApi)).toBe(true);
    expect(visits).toEqual(['/boats']);
  });
});

describe('a call that anybody may make, with a token that is refused', () => {
  const boat = { params: { path: { id: 1 } } };
  /** A service that knows no token, and answers guests what anybody may ask. */
  const forGuests =
    (refresh: Behaviour): Behaviour =>
    (response, arrival) => {
      if (arrival.path === '/auth/refresh') return refresh(response, arrival);
      const isGuest = arrival.headers.authorization === undefined;
      const isOpen = arrival.path.startsWith('/boats/');
      return (isGuest && isOpen ? json(200, { id: 1 }) : failure(401))(response, arrival);
    };

  it('is repeated with a renewed token', async () => {
    testApi.server.behave(authService({ valid: 'token.2' }));
    const { client, session } = signedInTab(testApi);
    expect(await unwrap(client.GET('/boats/{id}', boat))).toEqual({ id: 1 });
    expect(arrivalsAt('/boats/1').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token.1',
      'Bearer token.2',
    ]);
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
  });

  it.each<[string, Behaviour]>([
    ['the refresh is refused', failure(401)],
    ['the renewed token is refused too', json(200, auth('token.2'))],
  ])('is answered as to a guest when %s; the session ends, the page stays', async (_, refresh) => {
    testApi.server.behave(forGuests(refresh));
    const { client, session, visits, ends } = signedInTab(testApi, '/boats/1');
    const calls = Array.from({ length: 10 }, () => unwrap(client.GET('/boats/{id}', boat)));
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ id: 1 })));
    expect(ends).toEqual(['/boats/1']);
    expect(session.hasEnded()).toBe(true);
    expect(session.getSnapshot()).toBeNull();
    expect(cookiesAreGone(testApi)).toBe(true);
    await testApi.clock.advance(1000);
    expect(visits).toEqual(['/boats/1']);
  });

  it.each([
    ['before', ['/boats/{id}', '/auth/account']],
    ['after', ['/auth/account', '/boats/{id}']],
  ] as const)(
    'keeps the page though another call, sent %s it, needs a session',
    async (_, order) => {
      testApi.server.behave(forGuests(failure(401)));
      const { client, visits, ends } = signedInTab(testApi, '/boats/1');
      const calls = order.map((path) =>
        path === '/boats/{id}' ? client.GET(path, boat) : client.GET(path),
      );
      const [first, second] = await Promise.allSettled(calls);
      expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      await testApi.clock.advance(1000);
      expect(visits).toEqual(['/boats/1']);
      expect(ends).toEqual(['/boats/1']);
      expect(refreshes(testApi)).toHaveLength(1);
    },
  );

  it('leads nobody away when a guest is refused', async () => {
    testApi.server.behave(failure(401));
    const { client, visits } = testApi.openTab('/boats/1');
    await failureOf(client.GET('/boats/{id}', boat));
    await testApi.clock.advance(1000);
    expect(testApi.server.arrivals).toHaveLength(1);
    expect(visits).toEqual(['/boats/1']);
  });

  it('fails so that it may be tried again when the refresh fails, and the session stays', async () => {
    testApi.server.behave(forGuests(failure(500)));
    const { client, session } = signedInTab(testApi, '/boats/1');
    expect(await failureOf(client.GET('/boats/{id}', boat))).toMatchObject({ retryable: true });
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
  });
});

describe('where a 401 means wrong credentials', () => {
  type Client = ReturnType<TestApi['openTab']>['client'];
  const email = 'elif@pruva.example';
  const calls: Record<string, (client: Client) => Promise<unknown>> = {
    'log-in': (client) =>
      client.POST('/auth/login', { body: { username: 'elif', password: 'yanlis1' } }),
    registration: (client) =>
      client.POST('/auth/register', {
        body: { email, username: 'elif', password: 'deniz1', fullName: 'E', phoneNumber: '0533' },
      }),
    'a forgotten password': (client) =>
      client.POST('/auth/password-reset/forgot-password', { body: { email } }),
    'a password reset': (client) =>
      client.POST('/auth/password-reset/reset-password', {
        body: { email, resetToken: '1', newPassword: 'deniz1', confirmPassword: 'deniz1' },
      }),
    'a change of password': (client) =>
      client.PUT('/auth/account/password', {
        body: { currentPassword: 'yanlis1', newPassword: 'deniz1' },
      }),
    'a captain’s change of password': (client) =>
      client.PUT('/v1/accounts/{id}/password', {
        params: { path: { id: 109 } },
        body: { currentPassword: 'yanlis1', newPassword: 'deniz1' },
      }),
  };
  it.each(Object.entries(calls))('%s: no refresh, and the session stays', async (_, call) => {
    testApi.server.behave(failure(401));
    const { client, session, visits } = signedInTab(testApi);
    expect(await failureOf(call(client))).toMatchObject({
      category: 'AUTHENTICATION',
      status: 401,
      code: 'WRONG_CREDENTIALS',
    });
    await testApi.clock.advance(1000);
    expect(testApi.server.arrivals).toHaveLength(1);
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
    expect(visits).toEqual(['/boats']);
  });
});
