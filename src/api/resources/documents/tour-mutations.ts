import { client } from '../../client.ts';
import type { TourDocument, TourDocumentMetadata } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What a guide says of a document; verifying it is an administrator's. */
type SaidOfDocument = Pick<TourDocumentMetadata, 'documentType' | 'documentName' | 'expiryDate'>;

interface DocumentCall {
  said: SaidOfDocument;
  /** One key per contents, so that sending them again after a failure stores them once. */
  idempotencyKey: string;
  /** How much has been sent, 0–1; never called where the browser does not know. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Adds a document to a tour, as its last one. Rejects with an ApiError: 409 `DUPLICATE_DOCUMENT_TYPE` and
 * `TOO_MANY_DOCUMENTS`, 413 over 10 MB, 415 what is no PDF, JPEG, PNG or WebP, 422 with the refused fields.
 */
export function createTourDocument(
  call: DocumentCall & { tourId: number; documentData: string },
): Promise<TourDocument> {
  const { tourId, said, documentData, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.POST('/tour-documents', {
      body: { tourId, ...said, documentData },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/**
 * Changes what is said of a document, and its file when `documentData` comes along. A new file or expiry is
 * to be verified anew. Rejects as `createTourDocument` does.
 */
export function updateTourDocument(
  call: DocumentCall & { id: number; displayOrder: number; documentData?: string | undefined },
): Promise<TourDocument> {
  const { id, said, displayOrder, documentData, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.PUT('/tour-documents', {
      body: { id, ...said, displayOrder, ...(documentData !== undefined && { documentData }) },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/** Removes a document with its file, for good. Rejects with an ApiError. */
export async function deleteTourDocument(id: number): Promise<void> {
  await client.DELETE('/tour-documents/{id}', { params: { path: { id } } });
}

/** Shows the documents of a tour in this order and answers all of them. Rejects with an ApiError. */
export function orderTourDocuments(
  tourId: number,
  ids: readonly number[],
): Promise<TourDocument[]> {
  return unwrap(
    client.PATCH('/tour-documents/display-order/batch', {
      body: { tourId, orders: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
    }),
  );
}
