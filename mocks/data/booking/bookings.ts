import type {
  AvailabilityRecord,
  BookingRecord,
  PaymentRecord,
  TourDateRecord,
  TourRecord,
} from '../../store/records.ts';
import type { Guest } from '../account/users.ts';
import type { Calendar } from '../calendar.ts';
import { allYearBookings } from './all-year-bookings.ts';
import { type Booked, boatBookings, type Demand, type Fleet } from './boat-bookings.ts';
import { guestListOf } from './guests.ts';
import { namedBookings } from './named-bookings.ts';
import type { Plan } from './plan.ts';
import type { Happening } from './terms.ts';
import { markedFull, type TourDemand, tourBookings } from './tour-bookings.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;

/** How many days back people are told what happened. */
export const RECENT = 10;

/** Something that happened to a booking, with the booking. */
export interface BookingHappening extends Happening {
  booking: BookingRecord;
}

/** Everything that was ever booked. */
interface BookingRows {
  bookings: BookingRecord[];
  payments: PaymentRecord[];
  tourDates: TourDateRecord[];
  /** What happened of late, in the order in which it happened. */
  happenings: BookingHappening[];
}

/** What can be booked, and how much of it is. */
interface Offers {
  fleet: Fleet;
  /** Other boats, with the days on which they are booked already; without `demand` nobody else books them. */
  others: { fleet: Fleet; demand?: Demand | undefined; booked: readonly Booked[] };
  tours: readonly TourRecord[];
  tourDates: readonly TourDateRecord[];
  tourEntries: readonly AvailabilityRecord[];
  demand: { boats: Demand; tours: TourDemand };
}

/** Bookings of boats and tours with their payments, numbered in the order in which they were made. */
export function createBookings(
  calendar: Calendar,
  offers: Offers,
  people: readonly Guest[],
): BookingRows {
  const { fleet, others, tours, tourDates, tourEntries, demand } = offers;
  const guests = guestListOf(people);
  const fixed = [
    ...namedBookings(calendar, {
      ...fleet,
      boats: [...fleet.boats, ...others.fleet.boats],
    }),
    ...allYearBookings(calendar, fleet.boats, guests),
  ];
  const kept = fixed.map(({ booking }) => booking);
  const programme = { tours, tourDates, availabilities: tourEntries };
  const plans = [
    ...fixed,
    ...boatBookings(calendar, fleet, guests, demand.boats, kept),
    ...(others.demand
      ? boatBookings(calendar, others.fleet, guests, others.demand, [...others.booked, ...kept])
      : []),
    ...tourBookings(calendar, programme, guests, demand.tours),
  ].sort(byInstant(({ booking }) => booking.createdAt));
  return {
    ...numbered(plans, calendar.at(-RECENT, '00:00')),
    tourDates: markedFull(tourDates, plans),
  };
}

function numbered(plans: readonly Plan[], since: string): Omit<BookingRows, 'tourDates'> {
  const bookings = plans.map(({ booking }, index) => ({ id: FIRST_ID + index, ...booking }));
  const payments = plans
    .flatMap((plan, index) =>
      plan.payments.map((payment) => ({ ...payment, bookingId: FIRST_ID + index })),
    )
    .sort(byInstant(({ createdAt }) => createdAt))
    .map((payment, index) => ({ id: FIRST_ID + index, ...payment }));
  const happenings = plans
    .flatMap((plan, index) => {
      const booking = bookings[index];
      const recent = plan.happenings.filter(({ at }) => at >= since);
      return booking ? recent.map((happening) => ({ ...happening, booking })) : [];
    })
    .sort(byInstant(({ at }) => at));
  return { bookings, payments, happenings };
}

/** Instants in UTC with the same precision sort as text; equal ones keep their order. */
const byInstant =
  <T>(instantOf: (row: T) => string) =>
  (a: T, b: T) => {
    const [first, second] = [instantOf(a), instantOf(b)];
    return first < second ? -1 : Number(first > second);
  };
