import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { boatDocumentTypeValues } from '../../api/contract/contract.ts';
import type { BoatDocument, ManagedDocumentType } from '../../api/contract/types.ts';
import {
  createBoatDocument,
  deleteBoatDocument,
  orderBoatDocuments,
  updateBoatDocument,
} from '../../api/resources/documents/mutations.ts';
import { boatDocumentFile, boatDocumentsQuery } from '../../api/resources/documents/queries.ts';

/** A document that the service has, whatever it belongs to. */
export type StoredDocument = Omit<BoatDocument, 'boatId' | 'documentType'> & {
  documentType: ManagedDocumentType;
};

export interface DocumentCall {
  said: { documentType: ManagedDocumentType; documentName: string; expiryDate: string | null };
  idempotencyKey: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * What tells the documents of boats from those of tours. `parentId` is the id of the boat or tour. Its calls are
 * methods: each takes no other types than those that `types` names.
 */
export interface DocumentKind {
  readonly types: readonly ManagedDocumentType[];
  readonly required: readonly ManagedDocumentType[];
  query(parentId: number): UseQueryOptions<StoredDocument[], Error, StoredDocument[], QueryKey>;
  file(id: number): Promise<Blob>;
  create(parentId: number, call: DocumentCall & { documentData: string }): Promise<StoredDocument>;
  update(
    call: DocumentCall & { id: number; displayOrder: number; documentData?: string | undefined },
  ): Promise<StoredDocument>;
  remove(id: number): Promise<void>;
  order(parentId: number, ids: readonly number[]): Promise<StoredDocument[]>;
}

export const boatDocumentKind: DocumentKind = {
  types: boatDocumentTypeValues,
  required: ['LICENSE', 'INSURANCE'],
  // TanStack's options carry the type of their key, which nothing here reads.
  query: (boatId) => boatDocumentsQuery(boatId) as ReturnType<DocumentKind['query']>,
  file: boatDocumentFile,
  create(boatId: number, call: DocumentCall & { documentData: string }) {
    const documentType = boatType(call.said.documentType);
    return createBoatDocument({ ...call, boatId, said: { ...call.said, documentType } });
  },
  update(call) {
    const documentType = boatType(call.said.documentType);
    return updateBoatDocument({ ...call, said: { ...call.said, documentType } });
  },
  remove: deleteBoatDocument,
  order: orderBoatDocuments,
};

/** The type as boats know it. A tour's never comes here: only `types` are offered. */
function boatType(type: ManagedDocumentType): BoatDocument['documentType'] {
  return boatDocumentTypeValues.find((known) => known === type) ?? 'OTHER';
}
