import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type {
  Booking,
  BookingKind,
  BookingStatus,
  OwnerBookingSort,
} from '../../contract/types.ts';
import { everyPage, type Gathering } from '../../every-page.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { bookingsKey } from './queries.ts';

/** What a host looks for among the bookings, named as the contract names it; days are `YYYY-MM-DD`. */
interface HostBookingFilter {
  kind?: BookingKind | undefined;
  status?: BookingStatus | undefined;
  query?: string | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
  /** Trips that touch the days from `from` to `to`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Booked from `createdFrom` to `createdTo`. */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
}

/** A filter and the order of what it lets through; the newest first when left out. */
export interface HostBookingSearch extends HostBookingFilter {
  sort?: OwnerBookingSort | undefined;
  /** In one of these; all when left out. */
  statuses?: BookingStatus[];
}

/** The most that one answer may hold. */
export const HOST_PAGE_SIZE = 100;

function hostKey(hostId: number) {
  return [...bookingsKey, 'host', hostId] as const;
}

/** A page, from 0, of the bookings of a host's boats and tours. */
export function hostBookingsPageQuery(hostId: number, search: HostBookingSearch, page: number) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'page', search, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/owner/{id}', {
          params: { path: { id: hostId }, query: { ...search, page, size: HOST_PAGE_SIZE } },
          signal,
        }),
      ),
    // Nothing that is being read may move by itself; what is new is offered beside it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** How many bookings match, by status; the status itself is no filter here. */
export function hostBookingCountsQuery(
  hostId: number,
  { status: _, ...filter }: HostBookingFilter,
) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'counts', filter],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/owner/{id}/counts', {
          params: { path: { id: hostId }, query: filter },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The requests that came last, the newest first. */
export function newestRequestsQuery(hostId: number) {
  return queryOptions({
    queryKey: [...hostKey(hostId), 'newest-requests'],
    queryFn: async ({ signal }) => {
      const { content } = await unwrap(
        client.GET('/bookings/owner/{id}', {
          params: {
            path: { id: hostId },
            query: { status: 'PENDING', sort: 'createdAt,desc', size: 20 },
          },
          signal,
        }),
      );
      return content;
    },
    staleTime: 0,
  });
}

/** Calendar days, `YYYY-MM-DD`, both counted. */
interface DayRange {
  from: string;
  to: string;
}

/**
 * Every booking of a host that takes some of a range of days, by first day; of one boat when it is named. What
 * was cancelled or rejected takes none.
 */
export function hostBookingsInRangeQuery(
  hostId: number,
  { from, to }: DayRange,
  boatId: number | undefined,
) {
  const search: HostBookingSearch = {
    from,
    to,
    boatId,
    statuses: ['PENDING', 'CONFIRMED', 'COMPLETED', 'NO_SHOW'],
    sort: 'startDate,asc',
  };
  return queryOptions({
    queryKey: [...hostKey(hostId), 'range', search],
    queryFn: ({ signal }) => allHostBookings(hostId, search, { signal }),
  });
}

interface Guest {
  /** Id of their user. */
  id: number;
  fullName: string;
}

/** The bookings of one guest with a host, by first day. They are found by the guest's name, and told apart by id. */
export function guestBookingsQuery(hostId: number, { id, fullName }: Guest) {
  const search: HostBookingSearch = { query: fullName, sort: 'startDate,asc' };
  return queryOptions({
    queryKey: [...hostKey(hostId), 'guest', id, search],
    queryFn: async ({ signal }) => {
      const bookings = await allHostBookings(hostId, search, { signal });
      return bookings.filter(({ customerId }) => customerId === id);
    },
  });
}

/** Every booking that matches, in its order, page by page. Rejects with an ApiError, or when aborted. */
export function allHostBookings(
  hostId: number,
  search: HostBookingSearch,
  gathering: Gathering,
): Promise<Booking[]> {
  const { signal } = gathering;
  return everyPage(
    (page) =>
      unwrap(
        client.GET('/bookings/owner/{id}', {
          params: { path: { id: hostId }, query: { ...search, page, size: HOST_PAGE_SIZE } },
          signal,
        }),
      ),
    gathering,
  );
}
