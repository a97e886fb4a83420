import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

/** What is said of a document. */
export interface SaidOfDocument {
  documentType: ManagedDocumentType;
  documentName: string;
  /** `YYYY-MM-DD`; null when it does not expire. */
  expiryDate: string | null;
}

/** A document of a boat or tour that does not exist yet. It is never verified: that is an administrator's. */
export interface HeldDocument extends SaidOfDocument {
  /** Names it here, and is its idempotency key: sent again after a failure it is stored once. */
  readonly key: string;
  readonly file: File;
}

export function heldDocument(said: SaidOfDocument, file: File): HeldDocument {
  return { ...said, file, key: newIdempotencyKey() };
}
