import type { LegalDocument } from './legal-text.ts';
import { gdprEn } from './texts/gdpr.en.tsx';
import { gdprTr } from './texts/gdpr.tr.tsx';

export const gdpr: LegalDocument = {
  changed: '2026-05-01',
  texts: { tr: gdprTr, en: gdprEn },
};
