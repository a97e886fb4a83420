import { i18n, type Messages } from '@lingui/core';
import { texts } from './texts.ts';

/** The languages of the product; Turkish is the default. */
export const locales = ['tr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'tr';

/**
 * BCP 47 tags for Intl and React Aria. English is British: days come before months and weeks start
 * on Monday, as everywhere on this coast.
 */
export const regionTags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-GB' };

/** Where the choice is kept between visits. */
const storageKey = 'language';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  tr: () => import('./messages.tr.ts'),
  en: () => import('./messages.en.ts'),
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language chosen on an earlier visit; undefined when none was, or it is unknown. */
export function storedLocale(): Locale | undefined {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : undefined;
}

/** Remembers the language for the next visit. */
export function storeLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}

/** The language of the page now. Before the first `activateLocale` it is the default. */
export function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

/**
 * Loads the texts that every page needs, makes the language the page's and `<html lang>`.
 * Rejects when its file cannot be fetched; the language before stays then.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  Object.assign(texts[locale], messages);
  i18n.load(locale, texts[locale]);
  i18n.activate(locale);
  // Even the same language, set once more, would have every style of the page recomputed.
  if (typeof document !== 'undefined' && document.documentElement.lang !== locale) {
    document.documentElement.lang = locale;
  }
}

/** `activateLocale`, and remembers the choice for the next visit. Rejects as that does. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await activateLocale(locale);
  storeLocale(locale);
}
