import { describe, expect, it } from 'vitest';
import { validityOf, verdictOf } from './document-state.ts';
import { safeDocument } from './safe-document.ts';

describe('a document', () => {
  it.each([
    [null, 'VALID'],
    ['2026-06-11', 'EXPIRED'],
    ['2026-06-12', 'EXPIRING'],
    ['2026-07-12', 'EXPIRING'],
    ['2026-07-13', 'VALID'],
  ])('that ends on %s is %s on 12 June 2026', (expiryDate, validity) => {
    expect(validityOf(expiryDate, '2026-06-12')).toBe(validity);
  });

  it.each([
    [true, 'tamam', 'VERIFIED'],
    [true, null, 'VERIFIED'],
    [false, null, 'WAITING'],
    [false, '', 'WAITING'],
    [false, 'Okunmuyor.', 'REFUSED'],
  ])('that is verified: %s, with the note %j, is %s', (isVerified, verificationNotes, verdict) => {
    expect(verdictOf({ isVerified, verificationNotes })).toBe(verdict);
  });

  it.each([
    ['application/pdf', 'application/pdf'],
    ['image/PNG; charset=binary', 'image/png'],
    ['text/html', undefined],
    ['image/svg+xml', undefined],
    ['', undefined],
  ])('that comes as %j is shown as %s', (type, shown) => {
    expect(safeDocument(new Blob(['x'], { type }))?.type).toBe(shown);
  });
});
