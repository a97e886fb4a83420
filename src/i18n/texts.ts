import type { Messages } from '@lingui/core';

type Texts = Record<'tr' | 'en', Messages>;

/**
 * The texts known so far, by language: what every page says, and what each feature has brought along.
 * Lingui reads these very objects, so that a text is there as soon as the code is that says it, and
 * nothing renders again for it.
 */
export const texts: Texts = { tr: {}, en: {} };

/** What a module says, in every language; the build calls it (scripts/app/vite/feature-texts.ts). */
export function addTexts(added: Texts): void {
  Object.assign(texts.tr, added.tr);
  Object.assign(texts.en, added.en);
}
