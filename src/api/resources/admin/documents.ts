import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type {
  BoatDocument,
  BookingKind,
  DocumentSort,
  DocumentState,
  DocumentValidity,
  DocumentVerification,
  ManagedDocument,
  ManagedDocumentType,
  TourDocument,
} from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';
import { boatDocumentFile, tourDocumentFile } from '../documents/queries.ts';
import { adminKey } from './key.ts';

const documentsKey = [...adminKey, 'documents'] as const;

/** A document by the kind and the id that it has among those of its kind. */
export type DocumentRef = Pick<ManagedDocument, 'kind' | 'id'>;

/** A document with the version that a verdict names. */
export type VersionedDocument = Versioned<BoatDocument | TourDocument>;

/** Which documents are looked for; what is left out leaves nothing out. */
export interface AskedDocuments {
  kind?: BookingKind | undefined;
  state?: DocumentState | undefined;
  documentType?: ManagedDocumentType | undefined;
  validity?: DocumentValidity | undefined;
  ownerId?: number | undefined;
  query?: string | undefined;
  sort?: DocumentSort | undefined;
  /** From 0. */
  page?: number | undefined;
}

/** One page of the documents of all boats and tours. */
export function documentsPageQuery(asked: AskedDocuments) {
  return queryOptions({
    queryKey: [...documentsKey, 'page', asked],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/documents', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    // Others judge and upload at any time.
    staleTime: 0,
  });
}

/** A document with its version. */
export function documentQuery({ kind, id }: DocumentRef) {
  return queryOptions({
    queryKey: [...documentsKey, kind, id],
    queryFn: ({ signal }): Promise<VersionedDocument> => {
      const params = { path: { id } };
      return kind === 'BOAT'
        ? versioned(client.GET('/boat-documents/{id}', { params, signal }))
        : versioned(client.GET('/tour-documents/{id}', { params, signal }));
    },
    staleTime: 0,
    // Somebody else may have judged it while the page was out of sight.
    refetchOnWindowFocus: 'always',
  });
}

/**
 * The file of a document, read after its version and again with every other one: what is judged by that
 * version is never an older file.
 */
export function documentFileQuery({ kind, id }: DocumentRef, version: string | undefined) {
  return queryOptions<Blob>({
    queryKey: [...adminKey, 'document-files', kind, id, version],
    queryFn: () => (kind === 'BOAT' ? boatDocumentFile(id) : tourDocumentFile(id)),
    staleTime: Number.POSITIVE_INFINITY,
    // Ten megabytes are not kept for long.
    gcTime: 60_000,
  });
}

/**
 * Verifies a document, refuses it with a note, or takes either back; 412 when it is no longer of that version.
 * Rejects with an ApiError. Sent again with the same key it answers what it answered before.
 */
export function judgeDocument(
  { kind, id }: DocumentRef,
  verdict: DocumentVerification,
  { version, idempotencyKey }: { version: string | undefined; idempotencyKey: string },
): Promise<VersionedDocument> {
  const params = {
    path: { id },
    header: { ...ifMatch(version), [idempotencyHeader]: idempotencyKey },
  };
  return kind === 'BOAT'
    ? versioned(client.PATCH('/boat-documents/{id}/verification', { params, body: verdict }))
    : versioned(client.PATCH('/tour-documents/{id}/verification', { params, body: verdict }));
}

/** Who judged a document last, and when; null where nobody did through this administration. */
export function lastVerdictQuery({ kind, id }: DocumentRef) {
  return queryOptions({
    queryKey: [...documentsKey, kind, id, 'verdict'],
    queryFn: async ({ signal }) => {
      const recordType = kind === 'BOAT' ? 'BOAT_DOCUMENT' : 'TOUR_DOCUMENT';
      const query = { recordType, recordId: id, size: 1 } as const;
      const { content } = await unwrap(client.GET('/admin/audit', { params: { query }, signal }));
      return content[0] ?? null;
    },
    staleTime: 0,
  });
}
