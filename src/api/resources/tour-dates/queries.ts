import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of tour dates begins with. */
export const tourDatesKey = ['tour-dates'] as const;

/**
 * The dates of a tour with the seats taken and free, the earliest first; for its guide. Of another
 * guide's tour it is an ApiError of status 403.
 */
export function tourDateSeatsQuery(tourId: number) {
  return queryOptions({
    queryKey: [...tourDatesKey, 'seats', tourId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/tour-dates/tour/{id}/seats', { params: { path: { id: tourId } }, signal }),
      ),
  });
}
