import type { LegalDocument } from './legal-text.ts';
import { cancellationEn } from './texts/cancellation.en.tsx';
import { cancellationTr } from './texts/cancellation.tr.tsx';

export const cancellation: LegalDocument = {
  changed: '2026-05-01',
  texts: { tr: cancellationTr, en: cancellationEn },
};
