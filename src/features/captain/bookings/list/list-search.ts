import type { HostBookingSearch } from '../../../../api/resources/bookings/host-queries.ts';
import type { BookingListSearch } from './search-params.ts';

/** How many filters are set: the two ends of some days, and a boat or tour, are one each. */
export function filterCount(search: BookingListSearch): number {
  const { kind, status, query, boatId, tourId, from, to, createdFrom, createdTo } = search;
  return [kind, status, query, boatId ?? tourId, from ?? to, createdFrom ?? createdTo].filter(
    (each) => each !== undefined,
  ).length;
}

/** What the service is asked for; days in the wrong order, which it refuses, are put right. */
export function askedFor(search: BookingListSearch): HostBookingSearch {
  const { kind, status, query, boatId, tourId, sort } = search;
  const [from, to] = inOrder(search.from, search.to);
  const [createdFrom, createdTo] = inOrder(search.createdFrom, search.createdTo);
  return { kind, status, query, boatId, tourId, from, to, createdFrom, createdTo, sort };
}

function inOrder(first: string | undefined, last: string | undefined) {
  return first !== undefined && last !== undefined && last < first ? [last, first] : [first, last];
}
