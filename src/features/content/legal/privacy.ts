import type { LegalDocument } from './legal-text.ts';
import { privacyEn } from './texts/privacy.en.tsx';
import { privacyTr } from './texts/privacy.tr.tsx';

export const privacy: LegalDocument = {
  changed: '2026-05-01',
  texts: { tr: privacyTr, en: privacyEn },
};
