import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

describe('the return path', () => {
  it.each(['/', '/boats', '/boats?type=YACHT#map', '/boats/1?q=a//b', '/loginx'])(
    'keeps %s',
    (path) => {
      const { session } = testApi.openTab();
      session.saveReturnPath(path);
      expect(session.takeReturnPath()).toBe(path);
      expect(session.takeReturnPath()).toBeUndefined();
    },
  );

  it('is there to be read until it is taken, and is forgotten when somebody signs out', () => {
    const { session } = testApi.openTab();
    session.saveReturnPath('/boats');
    expect(session.returnPath()).toBe('/boats');
    session.logOut();
    expect(session.returnPath()).toBeUndefined();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/boats\\..',
    'https://evil.example/boats',
    'javascript:alert(1)',
    'boats',
    '',
    '/\t/evil.example',
    '/boats\n',
    '/login',
    '/register?next=/boats',
  ])('refuses %j, written here or from elsewhere', (path) => {
    const { session } = testApi.openTab();
    session.saveReturnPath(path);
    expect(session.takeReturnPath()).toBeUndefined();
    testApi.browser.storage.setItem('returnPath', path);
    expect(session.takeReturnPath()).toBeUndefined();
    expect(testApi.browser.storage.getItem('returnPath')).toBeNull();
  });
});
