import type {
  OwnerTimeline,
  TimelineBoat,
  TimelineBooking,
  TimelineTour,
} from '../../../../../api/contract/types.ts';
import { dayCount } from '../../../../../lib/calendar-day.ts';

/** What the host says of a day; the days of a stretch share one. */
export type DayEntry = TimelineBoat['spans'][number];

/** A booking in its row; days are counted from the first of the range, ends included and in it. */
export interface Bar {
  booking: TimelineBooking;
  first: number;
  last: number;
  /** Trips by the hour share their day: which of how many equal parts of it this one takes. */
  place: number;
  places: number;
}

/** The seats of a tour on a day, all its dates together. */
interface Seats {
  taken: number;
  all: number;
  /** Whether none can be had on any of them. */
  isFull: boolean;
  /** When they begin, `HH:mm`, the earliest first. */
  times: readonly string[];
}

/** The calendar day, `YYYY-MM-DD`, and the time, `HH:mm`, of an instant. */
type Moment = (instant: string) => { day: string; time: string };

interface BoatRow {
  kind: 'boat';
  id: number;
  name: string;
  status: TimelineBoat['status'];
  /** What a day without a price of its own costs, in lira. */
  dailyPrice: number;
  /** One for each day of the range; a day without an entry cannot be booked. */
  days: readonly (DayEntry | undefined)[];
  bars: readonly Bar[];
  /** How many bookings the answer had no room for. */
  hiddenBookings: number;
}

interface TourRow {
  kind: 'tour';
  id: number;
  name: string;
  status: TimelineTour['status'];
  days: readonly (DayEntry | undefined)[];
  /** By the day, counted from the first of the range. */
  seats: ReadonlyMap<number, Seats>;
}

export type Row = BoatRow | TourRow;

type Range = Pick<OwnerTimeline, 'startDate' | 'endDate'>;

const indexIn = (range: Range, day: string) => dayCount(range.startDate, day) - 1;

function daysOf(spans: readonly DayEntry[], range: Range): (DayEntry | undefined)[] {
  const days = new Array<DayEntry | undefined>(dayCount(range.startDate, range.endDate));
  for (const span of spans) {
    days.fill(span, indexIn(range, span.startDate), indexIn(range, span.endDate) + 1);
  }
  return days;
}

/** Which bookings of a boat stand where in a range of days. */
function barsOf(bookings: readonly TimelineBooking[], range: Range): Bar[] {
  const last = dayCount(range.startDate, range.endDate) - 1;
  const byHour = Map.groupBy(
    bookings.filter(({ startTime }) => startTime !== null),
    ({ startDate }) => startDate,
  );
  return bookings.map((booking) => {
    const sharing = booking.startTime === null ? [booking] : byHour.get(booking.startDate);
    return {
      booking,
      first: Math.max(0, indexIn(range, booking.startDate)),
      last: Math.min(last, indexIn(range, booking.endDate)),
      place: sharing?.indexOf(booking) ?? 0,
      places: sharing?.length ?? 1,
    };
  });
}

function boatRow(boat: TimelineBoat, range: Range): Row {
  return {
    kind: 'boat',
    id: boat.boatId,
    name: boat.boatName,
    status: boat.status,
    dailyPrice: boat.dailyPrice,
    days: daysOf(boat.spans, range),
    bars: barsOf(boat.bookings, range),
    hiddenBookings: boat.totalBookings - boat.bookings.length,
  };
}

function tourRow(tour: TimelineTour, range: Range, momentOf: Moment): Row {
  const seats = new Map<number, Seats>();
  for (const date of tour.dates) {
    // Nobody goes on a date that was called off.
    if (date.availabilityStatus === 'CANCELLED') continue;
    const moment = momentOf(date.startDate);
    const day = indexIn(range, moment.day);
    const before = seats.get(day) ?? { taken: 0, all: 0, isFull: true, times: [] };
    const isFull = date.availabilityStatus === 'FULLY_BOOKED' || date.freeSeats === 0;
    seats.set(day, {
      taken: before.taken + date.bookedSeats + date.heldSeats,
      all: before.all + date.maxGuests,
      isFull: before.isFull && isFull,
      times: [...before.times, moment.time],
    });
  }
  const { tourId, tourName, status, spans } = tour;
  return { kind: 'tour', id: tourId, name: tourName, status, days: daysOf(spans, range), seats };
}

/**
 * The rows of a timeline whose answer came in parts: the boats, then the tours. `momentOf` tells when
 * an instant is where the tours are.
 */
export function rowsOf(parts: readonly OwnerTimeline[], momentOf: Moment): Row[] {
  return [
    ...parts.flatMap((part) => part.boats.map((boat) => boatRow(boat, part))),
    ...parts.flatMap((part) => part.tours.map((tour) => tourRow(tour, part, momentOf))),
  ];
}
