import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { versioned } from '../../versioned.ts';

/** What every query of captains' profiles begins with. */
export const captainProfileKey = ['captain-profile'] as const;

/** The personal part of one's own profile, with its version. */
export function personalInfoQuery() {
  return queryOptions({
    queryKey: [...captainProfileKey, 'personal-info'],
    queryFn: ({ signal }) => versioned(client.GET('/captain/profile/personal-info', { signal })),
  });
}

/** The professional part of one's own profile, with its version. */
export function professionalInfoQuery() {
  return queryOptions({
    queryKey: [...captainProfileKey, 'professional-info'],
    queryFn: ({ signal }) =>
      versioned(client.GET('/captain/profile/professional-info', { signal })),
  });
}

/** What the person signed in has achieved as a captain. */
export function captainStatisticsQuery() {
  return queryOptions({
    queryKey: [...captainProfileKey, 'statistics'],
    queryFn: ({ signal }) => unwrap(client.GET('/captain/profile/statistics', { signal })),
  });
}

/** The whole profile of one captain, for the captain and for administrators; `id` is that of the user. */
export function captainProfileQuery(id: number) {
  return queryOptions({
    queryKey: [...captainProfileKey, 'whole', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/captain/profile/{id}', { params: { path: { id } }, signal })),
  });
}
