import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { BookingKind, DocumentState, DocumentValidity } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { documentsKey } from './queries.ts';

/** What a page of the documents of a host asks for. */
interface HostDocumentsRequest {
  kind?: BookingKind | undefined;
  state?: DocumentState | undefined;
  validity?: DocumentValidity | undefined;
  /** Zero-based. */
  page: number;
}

/** A page of the documents of all boats and tours of a host, the one that expires first at the head. */
export function hostDocumentsQuery(hostId: number, request: HostDocumentsRequest) {
  return queryOptions({
    queryKey: [...documentsKey, 'host', hostId, request],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/documents/owner/{id}', {
          params: { path: { id: hostId }, query: request },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
