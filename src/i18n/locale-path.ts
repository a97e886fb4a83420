import { defaultLocale, isLocale, type Locale } from './locale.ts';

// Turkish pages stand at the root, those of another language under its code: `/boats`, `/en/boats`.

/** The language that an address names; undefined when it names none. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1];
  return isLocale(first) && first !== defaultLocale ? first : undefined;
}

/** The same address without its language: `/en/boats` is `/boats`, `/en` is `/`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

/** An address of the app, which names no language, in `locale`. */
export function withLocale(pathname: string, locale: Locale): string {
  if (locale === defaultLocale) return pathname;
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}
