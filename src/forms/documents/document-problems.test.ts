import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { messages as domain } from '../../i18n/catalogues/domain/document/tr.po';
import { messages as forms } from '../../i18n/catalogues/forms/tr.po';
import { documentProblems, documentProblemText } from './document-problems.ts';
import { tourDocumentKind } from './tour-document-kind.ts';

const today = '2026-06-12';
const required = [
  { documentType: 'LICENSE', expiryDate: '2027-12-31' },
  { documentType: 'INSURANCE', expiryDate: null },
] as const;

describe('documents of a boat', () => {
  it('keep nothing from being saved when the required ones hold', () => {
    expect(documentProblems(required, today)).toEqual([]);
    const others = [1, 2].map(() => ({ documentType: 'OTHER' as const, expiryDate: null }));
    expect(documentProblems([...required, ...others], today)).toEqual([]);
  });

  it('are missing, expired, about to expire, or there twice', () => {
    const documents = [
      { documentType: 'LICENSE', expiryDate: '2026-06-11' },
      { documentType: 'LICENSE', expiryDate: '2026-07-01' },
      { documentType: 'RADIO_LICENSE', expiryDate: '2025-01-01' },
    ] as const;
    expect(documentProblems(documents, today)).toEqual([
      { kind: 'expired', count: 2 },
      { kind: 'expiring', count: 1 },
      { kind: 'missing', types: ['INSURANCE'] },
      { kind: 'duplicate', types: ['LICENSE'] },
    ]);
  });

  it('are asked for as a boat or a tour needs them', () => {
    const documents = [{ documentType: 'INSURANCE' as const, expiryDate: null }];
    expect(documentProblems(documents, today, tourDocumentKind)).toEqual([
      { kind: 'missing', types: ['GUIDE_LICENSE'] },
    ]);
  });

  it('say so in the words of the product', () => {
    const i18n = setupI18n({ locale: 'tr', messages: { tr: { ...domain, ...forms } } });
    const problems = documentProblems([{ documentType: 'OTHER', expiryDate: '2020-01-01' }], today);
    expect(problems.map((problem) => documentProblemText(i18n, problem))).toEqual([
      '1 belgenin süresi dolmuş. Lütfen güncel belgeler yükleyin.',
      'Zorunlu belgeler eksik: Gemi Ruhsatı, Sigorta Belgesi',
    ]);
    const twice = [...required, ...required].map((each) => ({ ...each, expiryDate: today }));
    expect(
      documentProblems(twice, today).map((problem) => documentProblemText(i18n, problem)),
    ).toEqual([
      '4 belgenin süresi 30 gün içinde dolacak. Yenilemeyi düşünün.',
      'Aynı tipte birden fazla belge yüklenmiş: Gemi Ruhsatı, Sigorta Belgesi',
    ]);
  });
});
