import { currentLocale, type Locale } from '../i18n/locale.ts';

/** A text of an `.examples.tsx` in the page's language. Examples are in no catalogue. */
export function inLanguage(texts: Record<Locale, string>): string {
  return texts[currentLocale()];
}
