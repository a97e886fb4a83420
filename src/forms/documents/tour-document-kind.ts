import { tourDocumentTypeValues } from '../../api/contract/contract.ts';
import type { ManagedDocumentType, TourDocument } from '../../api/contract/types.ts';
import { tourDocumentFile, tourDocumentsQuery } from '../../api/resources/documents/queries.ts';
import {
  createTourDocument,
  deleteTourDocument,
  orderTourDocuments,
  updateTourDocument,
} from '../../api/resources/documents/tour-mutations.ts';
import type { DocumentCall, DocumentKind } from './document-kind.ts';

export const tourDocumentKind: DocumentKind = {
  types: tourDocumentTypeValues,
  required: ['GUIDE_LICENSE', 'INSURANCE'],
  // TanStack's options carry the type of their key, which nothing here reads.
  query: (tourId) => tourDocumentsQuery(tourId) as ReturnType<DocumentKind['query']>,
  file: tourDocumentFile,
  create(tourId: number, call: DocumentCall & { documentData: string }) {
    const documentType = tourType(call.said.documentType);
    return createTourDocument({ ...call, tourId, said: { ...call.said, documentType } });
  },
  update(call) {
    const documentType = tourType(call.said.documentType);
    return updateTourDocument({ ...call, said: { ...call.said, documentType } });
  },
  remove: deleteTourDocument,
  order: orderTourDocuments,
};

/** The type as tours know it. A boat's never comes here: only `types` are offered. */
function tourType(type: ManagedDocumentType): TourDocument['documentType'] {
  return tourDocumentTypeValues.find((known) => known === type) ?? 'OTHER';
}
