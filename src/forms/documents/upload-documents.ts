import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { base64Of } from '../../lib/base64.ts';
import { boatDocumentKind, type DocumentKind } from './document-kind.ts';
import type { HeldDocument } from './held-document.ts';

/** What became of the documents that were held. */
interface DocumentReport {
  /** Those that are still to be sent, with why. */
  readonly failed: readonly { readonly document: HeldDocument; readonly error: ApiError }[];
}

/**
 * Sends the documents held for a boat or tour that exists by now, one after the other: goes on after a failure, unless
 * the connection is gone. `onStored` is told of each that arrived, so that another call sends the rest alone.
 */
export async function uploadDocuments(
  parentId: number,
  held: readonly HeldDocument[],
  onStored: (document: HeldDocument) => void,
  kind: DocumentKind = boatDocumentKind,
): Promise<DocumentReport> {
  const failed: { document: HeldDocument; error: ApiError }[] = [];
  for (const [index, document] of held.entries()) {
    const { documentType, documentName, expiryDate, key, file } = document;
    const stored = await orApiError(
      kind.create(parentId, {
        said: { documentType, documentName, expiryDate },
        documentData: await base64Of(file),
        idempotencyKey: key,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    );
    if (!(stored instanceof ApiError)) {
      onStored(document);
      continue;
    }
    const isCutOff = stored.category === 'NETWORK';
    const lost = isCutOff ? held.slice(index) : [document];
    failed.push(...lost.map((each) => ({ document: each, error: stored })));
    if (isCutOff) break;
  }
  return { failed };
}
