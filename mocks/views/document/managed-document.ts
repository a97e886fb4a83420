import { type Asker, documentLink } from '../../rules/document/document-link.ts';
import {
  completesDocuments,
  isOfferPublished,
  type ManagedDocument,
  stateOf,
  uploadedAt,
  validityOf,
} from '../../rules/document/managed-documents.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

/** A document as the queue of the administration shows it on `today`, a calendar day. */
export function managedDocumentView(
  store: Store,
  managed: ManagedDocument,
  today: string,
  asker: Asker,
): Schemas['ManagedDocument'] {
  const { kind, document, boatId, tourId, ownerId, name } = managed;
  return {
    id: document.id,
    kind,
    documentType: document.documentType,
    documentName: document.documentName,
    documentUrl: documentLink(
      kind === 'BOAT' ? 'boat-documents' : 'tour-documents',
      document.id,
      asker,
    ),
    state: stateOf(document),
    isVerified: document.isVerified,
    verificationNotes: document.verificationNotes,
    validity: validityOf(document, today),
    expiryDate: document.expiryDate,
    uploadedAt: uploadedAt(document),
    boatId,
    boatName: boatId === null ? null : name,
    tourId,
    tourName: tourId === null ? null : name,
    ownerId,
    ownerName: fullNameOf(store, ownerId),
    isPublished: isOfferPublished(store, managed),
    completesDocuments: completesDocuments(store, managed, today),
  };
}
