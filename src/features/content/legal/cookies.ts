import type { LegalDocument } from './legal-text.ts';
import { cookiesEn } from './texts/cookies.en.tsx';
import { cookiesTr } from './texts/cookies.tr.tsx';

export const cookies: LegalDocument = {
  changed: '2026-05-01',
  texts: { tr: cookiesTr, en: cookiesEn },
};
