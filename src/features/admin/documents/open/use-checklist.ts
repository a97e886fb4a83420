import { useQuery } from '@tanstack/react-query';
import type { DocumentRef, VersionedDocument } from '../../../../api/resources/admin/documents.ts';
import {
  boatPublishChecklistQuery,
  tourPublishChecklistQuery,
} from '../../../../api/resources/publish-checklists/queries.ts';

/** What keeps the boat or tour of a document from being published, found or paid for. */
export function useChecklist({ kind }: DocumentRef, document: VersionedDocument) {
  const boat = useQuery({
    ...boatPublishChecklistQuery('boatId' in document ? document.boatId : 0),
    enabled: kind === 'BOAT',
  });
  const tour = useQuery({
    ...tourPublishChecklistQuery('tourId' in document ? document.tourId : 0),
    enabled: kind === 'TOUR',
  });
  return kind === 'BOAT' ? boat : tour;
}
