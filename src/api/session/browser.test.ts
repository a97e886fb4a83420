import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, documentCookies } from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('cookies', () => {
  function visit(protocol: string, cookie = '') {
    const document = { cookie };
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol });
    return document;
  }

  it('are for this site only, and for encrypted connections where there is one', () => {
    const secure = visit('https:');
    documentCookies.write('pruva_token', 'a.b', 3600);
    expect(secure.cookie).toBe('pruva_token=a.b; Path=/; Max-Age=3600; SameSite=Strict; Secure');
    const plain = visit('http:');
    documentCookies.write('pruva_token', 'a.b', 3600);
    expect(plain.cookie).toBe('pruva_token=a.b; Path=/; Max-Age=3600; SameSite=Strict');
  });

  it('come back as they were written, Turkish letters, semicolons and all', () => {
    const value = JSON.stringify({ fullName: 'Çağla; Iğdır=İnce' });
    const document = visit('https:');
    documentCookies.write('pruva_user', value, 60);
    const [written = ''] = document.cookie.split('; ');
    visit('https:', `pruva_user_2=x; ${written}; theme=dark`);
    expect(documentCookies.read('pruva_user')).toBe(value);
  });

  it('that are not there, or not ours, do no harm', () => {
    visit('https:', 'theme=dark; pruva_user=%E0%A4%A');
    expect(documentCookies.read('pruva_token')).toBeUndefined();
    expect(documentCookies.read('pruva_user')).toBe('%E0%A4%A');
  });

  it('are removed by expiring', () => {
    const document = visit('http:');
    documentCookies.remove('pruva_token');
    expect(document.cookie).toBe('pruva_token=; Path=/; Max-Age=0; SameSite=Strict');
  });
});

describe('local storage that the browser refuses', () => {
  function refuse(error: Error) {
    const throwing = () => {
      throw error;
    };
    const localStorage = { getItem: throwing, setItem: throwing, removeItem: throwing };
    vi.stubGlobal('localStorage', localStorage);
  }

  it('holds nothing', () => {
    refuse(new DOMException('The operation is insecure.', 'SecurityError'));
    browserStorage.setItem('returnPath', '/boats');
    browserStorage.removeItem('returnPath');
    expect(browserStorage.getItem('returnPath')).toBeNull();
  });

  it('does not cover up a bug', () => {
    refuse(new TypeError('not a function'));
    expect(() => browserStorage.getItem('returnPath')).toThrow(TypeError);
  });
});
