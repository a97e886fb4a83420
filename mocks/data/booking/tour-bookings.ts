import { generalPolicy } from '../../../generated/terms.ts';
import { type Random, randomOf } from '../../lib/random.ts';
import { clockTimeOf } from '../../rules/calendar/clock-time.ts';
import type { AvailabilityRecord, TourDateRecord, TourRecord } from '../../store/records.ts';
import type { Calendar } from '../calendar.ts';
import type { GuestList } from './guests.ts';
import { CUSTOMER_REASONS, GUIDE_REASONS, noteOf } from './notes.ts';
import { type Plan, planOf } from './plan.ts';
import type { Terms } from './terms.ts';

/** How many days ahead a date is soon. */
const SOON = 30;

const GROUPS = [1, 2, 3, 4, 5];
const GROUP_WEIGHTS = [18, 42, 14, 20, 6];

/** How much of a date is booked, and how much of that still waits for the guide. */
export interface TourDemand {
  /** Share of the places of a past date, of one within a month and of a later one, fewest and most. */
  past: readonly [number, number];
  soon: readonly [number, number];
  coming: readonly [number, number];
  waiting: number;
  /** Guides of whose coming bookings this share waits. */
  waitingOf: ReadonlyMap<number, number>;
}

interface Departure {
  tour: TourRecord;
  date: TourDateRecord;
  /** The entry of its day, when there is one. */
  entry: AvailabilityRecord | undefined;
}

function statusOf(
  { tour, date }: Departure,
  day: number,
  made: number,
  demand: TourDemand,
  random: Random,
): Pick<Terms, 'status' | 'cancelled'> {
  const lastDay = Math.min(day, 0) - 1;
  if (date.availabilityStatus === 'CANCELLED') {
    const called = Math.max(made, lastDay - 1);
    return {
      status: 'CANCELLED',
      cancelled: { day: called, by: 'host', reason: random.pick(GUIDE_REASONS) },
    };
  }
  if (random.chance(0.08)) {
    const reason = random.pick(CUSTOMER_REASONS);
    return {
      status: 'CANCELLED',
      cancelled: { day: random.int(made, lastDay), by: 'customer', reason },
    };
  }
  if (day < 0) {
    const outcomes = ['COMPLETED', 'NO_SHOW', 'REJECTED'] as const;
    return { status: outcomes[random.weighted([94, 3, 3])] ?? 'COMPLETED' };
  }
  const waiting = demand.waitingOf.get(tour.guideId) ?? demand.waiting;
  return { status: random.chance(waiting) ? 'PENDING' : 'CONFIRMED' };
}

function bookingsOf(
  departure: Departure,
  calendar: Calendar,
  guests: GuestList,
  demand: TourDemand,
) {
  const { tour, date, entry } = departure;
  const random = randomOf(`bookings of tour date ${tour.id} ${date.startDate}`);
  const day = calendar.offsetOf(date.startDate.slice(0, 10));
  const [fewest, most] = day < 0 ? demand.past : day <= SOON ? demand.soon : demand.coming;
  const wanted = date.maxGuests * (fewest + random.next() * (most - fewest));
  const plans: Plan[] = [];
  let places = date.maxGuests;
  for (let booked = 0; booked < wanted; ) {
    const size = Math.min(GROUPS[random.weighted(GROUP_WEIGHTS)] ?? 2, places);
    if (size === 0) break;
    booked += size;
    const guest = guests.take(day, day, random);
    const made = Math.min(day, 0) - random.int(1, day > SOON ? 100 : 35);
    const outcome = statusOf(departure, day, made, demand, random);
    if (outcome.status !== 'CANCELLED' && outcome.status !== 'REJECTED') places -= size;
    const terms: Terms = {
      ...outcome,
      customerId: guest.id,
      boatId: null,
      tourId: tour.id,
      tourDateId: date.id,
      first: day,
      last: day,
      startTime: clockTimeOf(date.startDate),
      hours: null,
      passengerCount: size,
      notes: noteOf('tour', guest.language, random),
      services: [],
      basePrice: size * (entry?.priceOverride ?? tour.price),
      made,
      policy: tour.cancellationPolicy ?? generalPolicy,
    };
    plans.push(planOf(calendar, terms, random));
  }
  return plans;
}

/** Bookings of tour dates. A coming date of a tour that is not published, or whose day is closed, has none. */
export function tourBookings(
  calendar: Calendar,
  programme: {
    tours: readonly TourRecord[];
    tourDates: readonly TourDateRecord[];
    availabilities: readonly AvailabilityRecord[];
  },
  guests: GuestList,
  demand: TourDemand,
): Plan[] {
  const tours = new Map(programme.tours.map((tour) => [tour.id, tour]));
  const entries = new Map(
    programme.availabilities.map((entry) => [`${entry.tourId} ${entry.date}`, entry]),
  );
  return programme.tourDates.flatMap((date) => {
    const tour = tours.get(date.tourId);
    const day = date.startDate.slice(0, 10);
    const entry = entries.get(`${date.tourId} ${day}`);
    const isOpen =
      day < calendar.today || (tour?.status === 'ACTIVE' && entry?.isAvailable !== false);
    return tour && isOpen ? bookingsOf({ tour, date, entry }, calendar, guests, demand) : [];
  });
}

/** Dates whose places are all taken count as full from then on, as guides mark them. */
export function markedFull(
  dates: readonly TourDateRecord[],
  plans: readonly Plan[],
): TourDateRecord[] {
  const booked = new Map<number, number>();
  for (const { booking } of plans) {
    if (booking.tourDateId === null) continue;
    if (booking.status === 'CANCELLED' || booking.status === 'REJECTED') continue;
    const before = booked.get(booking.tourDateId) ?? 0;
    booked.set(booking.tourDateId, before + booking.passengerCount);
  }
  return dates.map((date) =>
    date.availabilityStatus === 'AVAILABLE' && (booked.get(date.id) ?? 0) >= date.maxGuests
      ? { ...date, availabilityStatus: 'FULLY_BOOKED' }
      : date,
  );
}
