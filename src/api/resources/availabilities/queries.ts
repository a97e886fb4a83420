import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of availabilities begins with. */
export const availabilitiesKey = ['availabilities'] as const;

/**
 * The days of a boat's calendar from `startDate` to `endDate`, both included, `YYYY-MM-DD` in
 * Europe/Istanbul, at most 100 days. A day without an entry is left out and cannot
 * be booked.
 */
export function boatCalendarQuery(boatId: number, startDate: string, endDate: string) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'boat', boatId, startDate, endDate],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/availabilities/boat/{boatId}/calendar-availability', {
          params: { path: { boatId }, query: { startDate, endDate } },
          signal,
        }),
      ),
  });
}

/**
 * The same of a tour: a day is there when it has a tour date or an entry, and can be booked while a
 * date has places left.
 */
export function tourCalendarQuery(tourId: number, startDate: string, endDate: string) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'tour', tourId, startDate, endDate],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/availabilities/tour/{tourId}/calendar-availability', {
          params: { path: { tourId }, query: { startDate, endDate } },
          signal,
        }),
      ),
  });
}

/**
 * The start times of a boat on a day, `YYYY-MM-DD`, 08:00 to 17:00, and whether each is free. A day
 * that is closed answers an empty list.
 */
export function boatTimeSlotsQuery(boatId: number, date: string) {
  return queryOptions({
    queryKey: [...availabilitiesKey, 'boat', boatId, 'slots', date],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/boat/{id}/available-time-slots', {
          params: { path: { id: boatId }, query: { date } },
          signal,
        }),
      ),
  });
}
