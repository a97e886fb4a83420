import { useQueries, useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../api/contract/types.ts';
import {
  HOST_PAGE_SIZE,
  type HostBookingSearch,
  hostBookingsPageQuery,
} from '../../../../api/resources/bookings/host-queries.ts';

/** The rows in sight, by their places from 0; both counted. */
export interface RowWindow {
  first: number;
  last: number;
}

/**
 * The bookings of a host by their places in the list. Only the pages that `inSight` touches are asked for,
 * and again after something has changed: thousands lie in between, and nobody waits for them.
 */
export function useBookingRows(hostId: number, search: HostBookingSearch, inSight: RowWindow) {
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const start = useQuery({ ...hostBookingsPageQuery(hostId, search, 0), retryOnMount: false });
  const firstPage = Math.floor(inSight.first / HOST_PAGE_SIZE);
  const lastPage = Math.floor(inSight.last / HOST_PAGE_SIZE);
  const lastKnown = Math.max(0, (start.data?.totalPages ?? 1) - 1);
  const wanted: number[] = [];
  for (let page = firstPage; page <= Math.min(lastPage, lastKnown); page += 1) wanted.push(page);
  const pages = useQueries({
    queries: wanted.map((page) => hostBookingsPageQuery(hostId, search, page)),
  });

  return {
    start,
    total: start.data?.totalElements ?? 0,
    /** The booking at a place; undefined while its page is on its way. */
    at: (index: number): Booking | undefined => {
      const page = Math.floor(index / HOST_PAGE_SIZE);
      const data = page === 0 ? start.data : pages[wanted.indexOf(page)]?.data;
      return data?.content[index % HOST_PAGE_SIZE];
    },
    /** A page in sight that could not be had, with another try. */
    failed: pages.find(({ isError, data }) => isError && !data),
  };
}
