import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors/api-error.ts';
import { messages } from '../../i18n/catalogues/forms/en.po';
import { documentErrorText } from './document-errors.ts';
import { documentErrors, noDocument, saidOf } from './document-rules.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

const file = new File(['x'], 'ruhsat.pdf', { type: 'application/pdf' });
const rules = { today: '2026-06-12', isNew: true, taken: new Set(['LICENSE'] as const) };
const filled = { ...noDocument, documentType: 'INSURANCE' as const, files: [file] };

describe('a document that was filled in', () => {
  it('is called after its file unless it is called something', () => {
    expect(saidOf(filled)).toMatchObject({ documentName: 'ruhsat.pdf', expiryDate: null });
    expect(saidOf({ ...filled, documentName: ' Kasko ' })).toMatchObject({ documentName: 'Kasko' });
    expect(documentErrors(filled, rules)).toEqual({});
  });

  it.each([
    [noDocument, ['documentType', 'files']],
    [{ ...filled, documentType: 'LICENSE' as const }, ['documentType']],
    [{ ...filled, expiryDate: '2026-06-11' }, ['expiryDate']],
    [{ ...filled, expiryDate: '2026-06-12' }, []],
    [{ ...filled, documentName: 'a<b' }, ['documentName']],
    [{ ...filled, files: [new File([], 'a.pdf')] }, ['files']],
    [{ ...filled, files: [new File(['x'], 'a.txt')] }, ['files']],
  ])('%# is refused where it is wrong', (values, fields) => {
    expect(Object.keys(documentErrors(values, rules)).sort()).toEqual(fields);
  });

  it('needs no new file to be renewed, and may be one of several others', () => {
    const renewed = { ...filled, files: [], expiryDate: '2027-01-01' };
    expect(documentErrors(renewed, { ...rules, isNew: false })).toEqual({});
    const others = { ...filled, documentType: 'OTHER' as const };
    expect(documentErrors(others, { ...rules, taken: new Set(['OTHER'] as const) })).toEqual({});
  });
});

describe('a refusal of the service', () => {
  const text = (
    status: number,
    code: 'DUPLICATE_DOCUMENT_TYPE' | 'TOO_MANY_DOCUMENTS' | 'UNKNOWN_ERROR',
    field?: string,
  ) =>
    documentErrorText(
      i18n,
      new ApiError({
        category: 'CLIENT',
        code,
        status,
        serverMessage: 'as the service says',
        fields: field ? [{ field, message: 'no' }] : [],
      }),
    );

  it.each([
    [text(409, 'DUPLICATE_DOCUMENT_TYPE'), /of this type already/],
    [text(409, 'TOO_MANY_DOCUMENTS'), /At most 100/],
    [text(413, 'UNKNOWN_ERROR'), /10 MB/],
    [text(415, 'UNKNOWN_ERROR'), /PDF, JPG, PNG, and WEBP/],
    [text(404, 'UNKNOWN_ERROR'), /no longer there/],
    [text(422, 'UNKNOWN_ERROR', 'body.documents.0.expiryDate'), /not in the past/],
    [text(422, 'UNKNOWN_ERROR', 'body.orders.0.displayOrder'), /0 or more/],
    [text(422, 'UNKNOWN_ERROR', 'body.other'), /as the service says/],
    [text(500, 'UNKNOWN_ERROR'), /Server error/],
  ])('is said as %s', (said, expected) => {
    expect(said).toMatch(expected);
  });
});
