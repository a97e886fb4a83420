import type {
  DocumentState,
  DocumentValidity,
  ManagedDocumentType,
} from '../../api/contract/types.ts';
import { validityOf, verdictOf } from '../../domain/document/document-state.ts';
import { includesTurkish } from '../../lib/turkish-text.ts';
import type { StoredDocument } from './document-kind.ts';
import type { HeldDocument } from './held-document.ts';

/** A document as a row shows it: one that the service has, or one that is held here. */
export interface ShownDocument {
  readonly key: string;
  readonly documentType: ManagedDocumentType;
  readonly documentName: string;
  readonly expiryDate: string | null;
  readonly validity: DocumentValidity;
  /** HELD: the service does not have it yet. */
  readonly verdict: DocumentState | 'HELD';
  readonly notes: string | null;
  readonly stored?: StoredDocument;
  readonly held?: HeldDocument;
}

/** What a list can be narrowed to. */
export type DocumentFilter = DocumentValidity | ShownDocument['verdict'];

/** All documents in their order, those that are held after those that are stored. */
export function shownDocuments(
  stored: readonly StoredDocument[],
  held: readonly HeldDocument[],
  today: string,
): ShownDocument[] {
  return [
    ...stored.map((document) => ({
      key: `stored ${document.id}`,
      documentType: document.documentType,
      documentName: document.documentName,
      expiryDate: document.expiryDate,
      validity: validityOf(document.expiryDate, today),
      verdict: verdictOf(document),
      notes: document.verificationNotes,
      stored: document,
    })),
    ...held.map((document) => ({
      key: document.key,
      documentType: document.documentType,
      documentName: document.documentName,
      expiryDate: document.expiryDate,
      validity: validityOf(document.expiryDate, today),
      verdict: 'HELD' as const,
      notes: null,
      held: document,
    })),
  ];
}

/** The documents that a filter and a search leave; `label` is what a type is called. */
export function filteredDocuments(
  documents: readonly ShownDocument[],
  filter: DocumentFilter | undefined,
  search: string,
  label: (type: ManagedDocumentType) => string,
): ShownDocument[] {
  return documents.filter(({ validity, verdict, documentName, documentType, notes }) => {
    if (filter && validity !== filter && verdict !== filter) return false;
    const text = [documentName, label(documentType), notes ?? ''].join(' ');
    return includesTurkish(text, search.trim());
  });
}

/** The keys with those of `moved` put, in their order, before or after `target`. */
export function reordered<Key>(
  keys: readonly Key[],
  moved: ReadonlySet<Key>,
  target: Key,
  side: 'before' | 'after',
): Key[] {
  const rest = keys.filter((key) => !moved.has(key));
  const at = rest.indexOf(target);
  if (at < 0) return [...keys];
  const own = keys.filter((key) => moved.has(key));
  return rest.toSpliced(side === 'before' ? at : at + 1, 0, ...own);
}
