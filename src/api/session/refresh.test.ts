import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth, authService, booking, hour, refreshes } from '../testing/auth-service.ts';
import { failure } from '../testing/faulty-server.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

describe('before it expires', () => {
  function startedTab(expiresIn = hour) {
    const tab = testApi.openTab();
    tab.session.start();
    tab.session.open(auth('token.1', expiresIn));
    return tab;
  }

  it('a session is renewed a minute ahead, again and again', async () => {
    testApi.server.behave(authService());
    const { session } = startedTab();
    await testApi.clock.advance(3_539_999);
    expect(testApi.server.arrivals).toHaveLength(0);
    await testApi.clock.advance(1);
    expect(refreshes(testApi)).toHaveLength(1);
    await testApi.clock.advance(3_540_000);
    expect(refreshes(testApi)).toHaveLength(2);
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
    expect(testApi.browser.cookies.read('pruva_token')).toBe('token.3');
  });

  it('a session found at start-up is renewed too', async () => {
    testApi.server.behave(authService());
    testApi.openTab().session.open(auth('token.1'));
    testApi.openTab().session.start();
    await testApi.clock.advance(3_540_000);
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it('a short session is renewed half-way', async () => {
    testApi.server.behave(authService());
    startedTab(20);
    await testApi.clock.advance(9_999);
    expect(testApi.server.arrivals).toHaveLength(0);
    await testApi.clock.advance(1);
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it('a session of many weeks does not overflow the timer', async () => {
    testApi.server.behave(authService());
    startedTab(60 * 24 * hour);
    await testApi.clock.advance((60 * 24 * hour - 61) * 1000);
    expect(testApi.server.arrivals).toHaveLength(0);
    await testApi.clock.advance(1000);
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it('a refusal ends it', async () => {
    testApi.server.behave(authService({ refresh: failure(401) }));
    const { session, visits } = startedTab();
    await testApi.clock.advance(3_540_000);
    expect(session.getSnapshot()).toBeNull();
    expect(session.hasEnded()).toBe(true);
    await testApi.clock.advance(100);
    expect(visits).toEqual(['/boats', '/']);
  });

  it('without an answer it is tried again until it is over', async () => {
    testApi.server.behave(authService({ refresh: failure(503) }));
    const { session, visits, ends } = startedTab();
    await testApi.clock.advance(3_540_000 + 45_000);
    expect(refreshes(testApi)).toHaveLength(4);
    expect(session.getSnapshot()).toMatchObject({ id: 9 });
    await testApi.clock.advance(15_000);
    expect(session.getSnapshot()).toBeNull();
    expect(session.hasEnded()).toBe(true);
    expect(visits).toEqual(['/boats']);
    expect(ends).toEqual(['/boats']);
  });

  it('nothing is renewed after signing out, and nothing has ended unasked', async () => {
    testApi.server.behave(authService());
    const { session, ends } = startedTab();
    session.logOut();
    await testApi.clock.advance(hour * 1000);
    expect(testApi.server.arrivals).toHaveLength(0);
    expect(session.hasEnded()).toBe(false);
    expect(ends).toEqual([]);
  });
});

describe('several tabs', () => {
  function twoTabs() {
    const first = testApi.openTab('/boats');
    const second = testApi.openTab('/boats/1');
    first.session.start();
    second.session.start();
    return { first, second };
  }

  it('notice each other’s sign-in and sign-out', () => {
    const { first, second } = twoTabs();
    let told = 0;
    second.session.subscribe(() => {
      told += 1;
    });
    first.session.open(auth('token.1'));
    expect(second.session.getSnapshot()).toMatchObject({ id: 9 });
    first.session.logOut();
    expect(second.session.getSnapshot()).toBeNull();
    expect(told).toBe(2);
  });

  it('forget an end once somebody has signed in in either, and signed out', async () => {
    testApi.server.behave(authService({ refresh: failure(401) }));
    const { first, second } = twoTabs();
    first.session.open(auth('token.1'));
    await testApi.clock.advance(3_540_000);
    expect(first.session.hasEnded()).toBe(true);
    second.session.open(auth('token.9'));
    expect(first.session.hasEnded()).toBe(false);
    first.session.logOut();
    expect([first.session.hasEnded(), second.session.hasEnded()]).toEqual([false, false]);
  });

  it('refresh once between them', async () => {
    testApi.server.behave(authService({ valid: 'token.2' }));
    const { first, second } = twoTabs();
    first.session.open(auth('token.1'));
    const answers = await Promise.all([
      first.client.GET('/bookings/{id}', booking),
      second.client.GET('/bookings/{id}', booking),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 1 }]);
    expect(refreshes(testApi)).toHaveLength(1);
  });

  it('renew once between them', async () => {
    testApi.server.behave(authService());
    const { first, second } = twoTabs();
    first.session.open(auth('token.1'));
    await testApi.clock.advance(3_540_000);
    expect(refreshes(testApi)).toHaveLength(1);
    expect(second.session.getSnapshot()).toMatchObject({ id: 9 });
  });
});
