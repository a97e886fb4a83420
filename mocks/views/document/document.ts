import { type Asker, documentLink } from '../../rules/document/document-link.ts';
import type { BoatDocumentRecord, Schemas, TourDocumentRecord } from '../../store/records.ts';

/** A document of a boat with the address that opens it for whoever asked. */
export function boatDocumentView(
  { uploadedAt, ...document }: BoatDocumentRecord,
  asker: Asker,
): Schemas['BoatDocument'] {
  return { ...document, documentUrl: documentLink('boat-documents', document.id, asker) };
}

/** A document of a tour with the address that opens it for whoever asked. */
export function tourDocumentView(
  { uploadedAt, ...document }: TourDocumentRecord,
  asker: Asker,
): Schemas['TourDocument'] {
  return { ...document, documentUrl: documentLink('tour-documents', document.id, asker) };
}
