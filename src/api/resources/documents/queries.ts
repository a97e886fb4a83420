import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of documents begins with. */
export const documentsKey = ['documents'] as const;

/** All documents of a boat in their order, for its owner and administrators. */
export function boatDocumentsQuery(boatId: number) {
  return queryOptions({
    queryKey: [...documentsKey, 'boat', boatId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/boats/{id}/documents', { params: { path: { id: boatId } }, signal })),
  });
}

/** All documents of a tour in their order, for its guide and administrators. */
export function tourDocumentsQuery(tourId: number) {
  return queryOptions({
    queryKey: [...documentsKey, 'tour', tourId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/tours/{id}/documents', { params: { path: { id: tourId } }, signal })),
  });
}

/** The file of a document of a boat, of the type that the service found it to be. Rejects with an ApiError. */
export function boatDocumentFile(id: number): Promise<Blob> {
  return unwrap(
    client.GET('/boat-documents/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
  );
}

/** The file of a document of a tour. Rejects with an ApiError. */
export function tourDocumentFile(id: number): Promise<Blob> {
  return unwrap(
    client.GET('/tour-documents/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
  );
}
