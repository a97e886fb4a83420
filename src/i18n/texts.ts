import type { Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

/**
 * The texts known so far, by language: what every page says, and what each feature has brought along.
 * Lingui reads these very objects, so that a text is there as soon as the code is that says it, and
 * nothing renders anew for it.
 */
export const texts: Record<Locale, Messages> = { tr: {}, en: {} };

/** What a module says, in every language; the build calls it (scripts/vite/feature-texts.ts). */
export function addTexts(added: Record<Locale, Messages>): void {
  Object.assign(texts.tr, added.tr);
  Object.assign(texts.en, added.en);
}
