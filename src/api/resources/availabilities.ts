import { queryOptions } from '@tanstack/react-query';
import { answer } from '../answer.ts';
import { client } from '../client.ts';

/**
 * The days of a boat's calendar from `startDate` to `endDate`, both included, `YYYY-MM-DD` in
 * Europe/Istanbul, at most 100 days (foundation §9). A day without an entry is left out and cannot
 * be booked (decision 60).
 */
export function boatCalendarQuery(boatId: number, startDate: string, endDate: string) {
  return queryOptions({
    queryKey: ['availabilities', 'boat', boatId, startDate, endDate],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/availabilities/boat/{boatId}/calendar-availability', {
          params: { path: { boatId }, query: { startDate, endDate } },
          signal,
        }),
      ),
  });
}
