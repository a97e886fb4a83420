import type { LegalDocument } from './legal-text.ts';
import { termsEn } from './texts/terms.en.tsx';
import { termsTr } from './texts/terms.tr.tsx';

export const terms: LegalDocument = {
  changed: '2026-05-01',
  texts: { tr: termsTr, en: termsEn },
};
