import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of publish checklists begins with; whatever mends an issue invalidates it. */
export const publishChecklistsKey = ['publish-checklists'] as const;

/** What keeps each boat and tour of a host from being published, found or paid for; the boats first, by name. */
export function ownerPublishChecklistsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...publishChecklistsKey, 'owner', hostId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/publish-checklists/owner/{id}', { params: { path: { id: hostId } }, signal }),
      ),
  });
}

/** What keeps a boat from being published, found or paid for. A missing boat is an ApiError of status 404. */
export function boatPublishChecklistQuery(boatId: number) {
  return queryOptions({
    queryKey: [...publishChecklistsKey, 'boat', boatId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/publish-checklists/boat/{id}', { params: { path: { id: boatId } }, signal }),
      ),
  });
}

/** What keeps a tour from being published, found or paid for. A missing tour is an ApiError of status 404. */
export function tourPublishChecklistQuery(tourId: number) {
  return queryOptions({
    queryKey: [...publishChecklistsKey, 'tour', tourId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/publish-checklists/tour/{id}', { params: { path: { id: tourId } }, signal }),
      ),
  });
}
