import { expect, test } from 'vitest';
import { localeOfPath, withLocale, withoutLocale } from './locale-path.ts';

test('English addresses stand under /en, Turkish ones at the root', () => {
  for (const path of ['/', '/boats', '/boats/12', '/entry']) {
    expect(withLocale(path, 'tr')).toBe(path);
    expect(localeOfPath(path)).toBeUndefined();
    const english = withLocale(path, 'en');
    expect(localeOfPath(english)).toBe('en');
    expect(withoutLocale(english)).toBe(path);
    expect(withoutLocale(path)).toBe(path);
  }
  expect(withLocale('/', 'en')).toBe('/en');
});
