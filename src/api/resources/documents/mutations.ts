import { client } from '../../client.ts';
import type { BoatDocument, BoatDocumentMetadata } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What an owner says of a document; verifying it is an administrator's. */
type SaidOfDocument = Pick<BoatDocumentMetadata, 'documentType' | 'documentName' | 'expiryDate'>;

interface DocumentCall {
  said: SaidOfDocument;
  /** One key per contents, so that sending them again after a failure stores them once. */
  idempotencyKey: string;
  /** How much has been sent, 0–1; never called where the browser does not know. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Adds a document to a boat, as its last one. Rejects with an ApiError: 409 `DUPLICATE_DOCUMENT_TYPE` and
 * `TOO_MANY_DOCUMENTS`, 413 over 10 MB, 415 what is no PDF, JPEG, PNG or WebP, 422 with the refused fields.
 */
export function createBoatDocument(
  call: DocumentCall & { boatId: number; documentData: string },
): Promise<BoatDocument> {
  const { boatId, said, documentData, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.POST('/boat-documents', {
      body: { boatId, ...said, documentData },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/**
 * Changes what is said of a document, and its file when `documentData` comes along. A new file or expiry is
 * to be verified anew. Rejects as `createBoatDocument` does.
 */
export function updateBoatDocument(
  call: DocumentCall & { id: number; displayOrder: number; documentData?: string | undefined },
): Promise<BoatDocument> {
  const { id, said, displayOrder, documentData, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.PUT('/boat-documents', {
      body: { id, ...said, displayOrder, ...(documentData !== undefined && { documentData }) },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/** Removes a document with its file, for good. Rejects with an ApiError. */
export async function deleteBoatDocument(id: number): Promise<void> {
  await client.DELETE('/boat-documents/{id}', { params: { path: { id } } });
}

/** Shows the documents of a boat in this order and answers all of them. Rejects with an ApiError. */
export function orderBoatDocuments(
  boatId: number,
  ids: readonly number[],
): Promise<BoatDocument[]> {
  return unwrap(
    client.PATCH('/boat-documents/display-order/batch', {
      body: { boatId, orders: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
    }),
  );
}
