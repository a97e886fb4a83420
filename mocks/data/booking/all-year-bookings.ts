import { generalPolicy } from '../../../generated/terms.ts';
import { randomOf } from '../../lib/random.ts';
import type { BoatRecord } from '../../store/records.ts';
import { named } from '../account/named.ts';
import type { Calendar } from '../calendar.ts';
import { priceOfDays } from './boat-bookings.ts';
import type { GuestList } from './guests.ts';
import { HOST_REASONS, noteOf } from './notes.ts';
import { type Plan, planOf } from './plan.ts';
import type { Terms } from './terms.ts';

/** Days of which every month that they touch has a trip: of the last twelve months none is missing. */
const BEHIND = 380;

type Trip = Pick<Terms, 'status' | 'first' | 'last' | 'made' | 'course' | 'cancelled'>;

/** A day trip in every calendar month, made and paid in the same month as it took place. */
function monthlyTrips(calendar: Calendar): Trip[] {
  const behind = Array.from({ length: BEHIND }, (_, index) => -1 - index);
  const months = Map.groupBy(behind, (offset) => calendar.day(offset).slice(0, 7));
  return [...months.values()].map((days) => {
    const latest = days[0] ?? -1;
    const first = latest - Math.floor(days.length / 3);
    const made = latest - Math.floor((days.length * 2) / 3);
    return { status: 'COMPLETED', first, last: first, made, course: 'at-once' };
  });
}

/** One booking in each status beside COMPLETED; the coming ones lie on days that are always open. */
const OTHERS: readonly Trip[] = [
  { status: 'PENDING', first: 6, last: 6, made: -1, course: 'deposit' },
  { status: 'CONFIRMED', first: 8, last: 9, made: -12, course: 'deposit' },
  {
    status: 'CANCELLED',
    first: -16,
    last: -16,
    made: -30,
    course: 'deposit',
    cancelled: { day: -18, by: 'host', reason: HOST_REASONS[0] ?? '' },
  },
  { status: 'REJECTED', first: -34, last: -34, made: -40, course: 'deposit' },
  { status: 'NO_SHOW', first: -48, last: -48, made: -60, course: 'nothing' },
];

/** Bookings of the captain whose boats earn in every month: on the first boat by month, on the second by status. */
export function allYearBookings(
  calendar: Calendar,
  boats: readonly BoatRecord[],
  guests: GuestList,
): Plan[] {
  const [busy, other] = boats.filter(({ ownerId }) => ownerId === named.allYearCaptain.id);
  const bookingOf = (boat: BoatRecord, trip: Trip): Plan => {
    const random = randomOf(`all year ${boat.id} ${trip.status} ${trip.first}`);
    const guest = guests.take(trip.first, trip.last, random);
    const terms: Terms = {
      ...trip,
      customerId: guest.id,
      boatId: boat.id,
      tourId: null,
      tourDateId: null,
      startTime: null,
      hours: null,
      passengerCount: random.int(2, Math.min(boat.capacity, 12)),
      notes: noteOf('boat', guest.language, random),
      services: [],
      basePrice: priceOfDays(boat, calendar, trip.first, trip.last),
      policy: generalPolicy,
    };
    return planOf(calendar, terms, random);
  };
  return [
    ...(busy ? monthlyTrips(calendar).map((trip) => bookingOf(busy, trip)) : []),
    ...(other ? OTHERS.map((trip) => bookingOf(other, trip)) : []),
  ];
}
