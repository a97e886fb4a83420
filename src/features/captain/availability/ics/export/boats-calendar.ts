import { createEvents, type EventAttributes } from 'ics';
import type { TimelineBoat, TimelineBooking } from '../../../../../api/contract/types.ts';
import { addDays } from '../../../../../lib/calendar-day.ts';
import { dayArray, instantArray } from '../../../../../lib/ics-time.ts';
import { shortName } from '../../../../../lib/short-name.ts';
import { bookingUid, closedUid } from '../uid.ts';

/** What the calendar says, in the reader's language. */
export interface CalendarTexts {
  /** Of the calendar itself. */
  name: string;
  closed: string;
  /** How many people a booking is for, in words, by their number. */
  guests: ReadonlyMap<number, string>;
}

/** Whole days; the day after the last ends them. */
const wholeDays = (first: string, last: string) => ({
  start: dayArray(first),
  end: dayArray(addDays(last, 1)),
});

function when({ startDate, endDate, startTime, hours }: TimelineBooking) {
  if (startTime === null) return wholeDays(startDate, endDate);
  const start = instantArray(startDate, startTime);
  return { start, startInputType: 'utc' as const, duration: { hours: hours ?? 1 } };
}

function eventsOf(boat: TimelineBoat, texts: CalendarTexts): EventAttributes[] {
  const { boatId, boatName } = boat;
  const common = {
    categories: [boatName],
    calName: texts.name,
    productId: 'pruva',
    busyStatus: 'BUSY' as const,
  };
  const booked = boat.bookings.map(
    (booking): EventAttributes => ({
      ...common,
      ...when(booking),
      uid: bookingUid(boatId, booking.bookingId),
      title: `${boatName} · ${shortName(booking.customerName)}`,
      description: texts.guests.get(booking.passengerCount) ?? '',
      status: booking.status === 'PENDING' ? 'TENTATIVE' : 'CONFIRMED',
    }),
  );
  const closed = boat.spans
    .filter(({ isAvailable }) => !isAvailable)
    .map(
      (span): EventAttributes => ({
        ...common,
        ...wholeDays(span.startDate, span.endDate),
        uid: closedUid(boatId, span.startDate),
        title: `${boatName} · ${texts.closed}`,
        status: 'CONFIRMED',
      }),
    );
  return [...booked, ...closed];
}

/**
 * What takes the days of boats, as an iCalendar file: bookings with the guest's initial and last name and how
 * many come, nothing to reach them by, since such files are shared; and the days that are closed. Undefined
 * when nothing does. Throws when a date is none.
 */
export function boatsCalendar(
  boats: readonly TimelineBoat[],
  texts: CalendarTexts,
): string | undefined {
  const events = boats.flatMap((boat) => eventsOf(boat, texts));
  if (events.length === 0) return undefined;
  const { error, value } = createEvents(events, { calName: texts.name, productId: 'pruva' });
  if (!value) throw new Error('The calendar file could not be written', { cause: error });
  return value;
}
