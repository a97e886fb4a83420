import { createEvent } from 'ics';
import type { Booking } from '../../../api/contract/types.ts';
import { addDays } from '../../../lib/calendar-day.ts';
import { dayArray, instantArray } from '../../../lib/ics-time.ts';

/** What a calendar shows of a booking, in the reader's language. */
interface CalendarEntry {
  title: string;
  description: string;
  /** Where it starts; left out when that is not known. */
  location?: string | undefined;
  /** The page of the booking. */
  url: string;
}

type Trip = Pick<
  Booking,
  'id' | 'startDate' | 'endDate' | 'startTime' | 'durationMinutes' | 'status'
>;

/**
 * A booking as an iCalendar file. Whole days are whole days, whatever the reader's time zone is; what
 * starts at an hour starts at that hour in Europe/Istanbul. Throws when the dates are none.
 */
export function calendarFile(
  trip: Trip,
  { title, description, location, url }: CalendarEntry,
): string {
  const { id, startDate, endDate, startTime, durationMinutes, status } = trip;
  const when =
    startTime === null
      ? // The day after the last ends an event of whole days.
        { start: dayArray(startDate), end: dayArray(addDays(endDate, 1)) }
      : {
          start: instantArray(startDate, startTime),
          startInputType: 'utc' as const,
          // Of a date that is no longer kept nobody knows how long it takes: the hour it begins at counts.
          duration: { minutes: durationMinutes ?? 60 },
        };
  const { error, value } = createEvent({
    ...when,
    uid: `booking-${id}@pruva`,
    productId: 'pruva',
    title,
    description,
    url,
    ...(location && { location }),
    status: status === 'CONFIRMED' ? 'CONFIRMED' : 'TENTATIVE',
    busyStatus: 'BUSY',
  });
  if (!value) throw new Error('The calendar file could not be written', { cause: error });
  return value;
}
