import type { Language } from './test.ts';

/** Where a page stands in a language: `/boats?type=YACHT` is `/en/boats?type=YACHT` in English. */
export function address(path: string, language: Language): string {
  if (language === 'tr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
