import { describe, expect, it } from 'vitest';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import type { StoredDocument } from './document-kind.ts';
import { heldDocument } from './held-document.ts';
import { filteredDocuments, reordered, shownDocuments } from './shown-document.ts';

const stored = (id: number, documentType: ManagedDocumentType, change = {}): StoredDocument => ({
  id,
  documentType,
  documentName: `${id}.pdf`,
  filePath: 'x',
  documentUrl: 'https://files.pruva.example/x',
  expiryDate: null,
  isVerified: false,
  verificationNotes: null,
  displayOrder: id,
  createdAt: '2026-01-01T09:00:00Z',
  updatedAt: '2026-01-01T09:00:00Z',
  ...change,
});

const held = heldDocument(
  { documentType: 'OTHER', documentName: 'İskele.pdf', expiryDate: '2026-06-20' },
  new File(['x'], 'a.pdf'),
);
const shown = shownDocuments(
  [
    stored(1, 'LICENSE', { isVerified: true }),
    stored(2, 'INSURANCE', { expiryDate: '2026-01-01', verificationNotes: 'Okunmuyor.' }),
  ],
  [held],
  '2026-06-12',
);

describe('documents of a list', () => {
  it('say whether they hold and what the administrators said', () => {
    expect(shown.map(({ validity, verdict }) => [validity, verdict])).toEqual([
      ['VALID', 'VERIFIED'],
      ['EXPIRED', 'REFUSED'],
      ['EXPIRING', 'HELD'],
    ]);
  });

  it.each([
    ['EXPIRED', '', ['stored 2']],
    ['HELD', '', [held.key]],
    [undefined, 'iskele', [held.key]],
    [undefined, 'gemi', ['stored 1']],
    [undefined, 'okunmuyor', ['stored 2']],
    ['VALID', 'iskele', []],
  ] as const)('%s with %j', (filter, search, keys) => {
    const label = (type: ManagedDocumentType) => (type === 'LICENSE' ? 'Gemi Ruhsatı' : type);
    expect(filteredDocuments(shown, filter, search, label).map(({ key }) => key)).toEqual(keys);
  });

  it('are put before or after another, and stay when dropped on nothing', () => {
    const moved = new Set(['c']);
    expect(reordered(['a', 'b', 'c'], moved, 'a', 'before')).toEqual(['c', 'a', 'b']);
    expect(reordered(['a', 'b', 'c'], moved, 'a', 'after')).toEqual(['a', 'c', 'b']);
    expect(reordered(['a', 'b', 'c'], moved, 'x', 'after')).toEqual(['a', 'b', 'c']);
  });
});
