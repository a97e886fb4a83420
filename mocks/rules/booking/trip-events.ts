import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { clockTimeOf } from '../calendar/clock-time.ts';
import { dayOf, instant } from '../calendar/day.ts';
import { compare } from '../common/order.ts';

/** One coming or going of the guests of a booking. */
export interface TripEvent {
  type: Schemas['TripEventType'];
  /** Calendar day in Istanbul. */
  date: string;
  /** `HH:mm` in Istanbul; null where no hour is agreed. */
  time: string | null;
  booking: BookingRecord;
}

/** Whether guests of a booking set out, or have: what waits, was called off or missed does not. */
const setsOut = ({ status }: BookingRecord) => status === 'CONFIRMED' || status === 'COMPLETED';

/** When a booking ends by the clock; null for a boat by the day. */
function returnOf(store: Store, booking: BookingRecord): { date: string; time: string | null } {
  const { startTime, hours, endDate, tourDateId } = booking;
  if (startTime !== null && hours !== null) {
    const hour = Number(startTime.slice(0, 2)) + hours;
    return { date: endDate, time: `${String(hour).padStart(2, '0')}${startTime.slice(2)}` };
  }
  const date = tourDateId === null ? undefined : store.tourDates.get(tourDateId);
  if (!date) return { date: endDate, time: null };
  const end = date.endDate ?? instant(Date.parse(date.startDate) + date.durationMinutes * 60_000);
  return { date: dayOf(end), time: clockTimeOf(end) };
}

/** Departures and returns from one day to another, both included; by day and hour, those without an hour first. */
export function tripEvents(
  store: Store,
  bookings: readonly BookingRecord[],
  { startDate, endDate }: { startDate: string; endDate: string },
): TripEvent[] {
  const isWithin = ({ date }: TripEvent) => date >= startDate && date <= endDate;
  return bookings
    .filter(setsOut)
    .flatMap((booking): TripEvent[] => [
      { type: 'DEPARTURE', date: booking.startDate, time: booking.startTime, booking },
      { type: 'RETURN', ...returnOf(store, booking), booking },
    ])
    .filter(isWithin)
    .toSorted(
      (a, b) =>
        compare(a.date, b.date) ||
        compare(a.time ?? '', b.time ?? '') ||
        compare(a.type, b.type) ||
        compare(a.booking.id, b.booking.id),
    );
}
