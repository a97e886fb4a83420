import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { bookingsKey } from '../bookings/queries.ts';

/** What the key of every query of a host's day begins with; what changes a booking changes it too. */
const hostDayKey = [...bookingsKey, 'host-day'] as const;

/** The five figures of a captain: of oneself, or of anybody for an administrator. */
export function captainDashboardQuery(hostId: number) {
  return queryOptions({
    queryKey: [...hostDayKey, hostId, 'figures'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/captain/dashboard/{id}', { params: { path: { id: hostId } }, signal })),
    // Boats and payments change it as well: whoever comes back sees what counts now.
    staleTime: 0,
  });
}

/** For a page whose loader has just asked: another call on mounting would ask for the same once more. */
export const askedByLoader = { retryOnMount: false, refetchOnMount: false } as const;

/** Calendar days, `YYYY-MM-DD`, both counted. */
interface DayRange {
  startDate: string;
  endDate: string;
}

/** Departures and returns of a host in at most 31 days, by day and hour. */
export function tripEventsQuery(hostId: number, days: DayRange) {
  return queryOptions({
    queryKey: [...hostDayKey, hostId, 'trip-events', days],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/owner/{id}/trip-events', {
          params: { path: { id: hostId }, query: days },
          signal,
        }),
      ),
  });
}

/** How many requests one answer holds. */
const REQUESTS = 20;

/** The bookings that wait for a host's answer, the oldest first: the first ones, and how many there are. */
export function waitingRequestsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...hostDayKey, hostId, 'waiting'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/owner/{id}', {
          params: {
            path: { id: hostId },
            query: { status: 'PENDING', sort: 'createdAt,asc', size: REQUESTS },
          },
          signal,
        }),
      ),
  });
}
