import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { holdsInstant } from '../calendar/day-range.ts';
import { compare, newestFirst, oldestFirst } from '../common/order.ts';
import { resembles } from '../common/text.ts';
import { bookingHost } from './booking-parties.ts';

/** What narrows down the bookings of a host; what is left out does not restrict. Days are those of Istanbul. */
export interface BookingFilter {
  kind?: Schemas['BookingKind'] | undefined;
  status?: Schemas['BookingStatus'] | undefined;
  statuses?: readonly Schemas['BookingStatus'][] | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
  /** A part of a name, or an id with or without `#`. */
  query?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
}

/** The name under which a customer is known; given by the caller, because a deleted account has one too. */
type NameOf = (userId: number) => string;

interface Named {
  /** The name of a host counts too: for those who look among the bookings of all hosts. */
  nameHosts?: boolean;
}

/** Whether a text names a booking: a part of its guest, boat or tour, letter case and accents aside, or its id. */
export function bookingMatches(
  store: Store,
  booking: BookingRecord,
  text: string,
  nameOf: NameOf,
  { nameHosts = false }: Named = {},
): boolean {
  const wanted = text.trim();
  const host = bookingHost(store, booking);
  return (
    wanted.replace(/^#/, '') === String(booking.id) ||
    resembles(nameOf(booking.customerId), wanted) ||
    resembles(host?.name, wanted) ||
    (nameHosts && host !== undefined && resembles(nameOf(host.hostId), wanted))
  );
}

/** The bookings that pass everything a filter gives. */
export function filterBookings(
  store: Store,
  bookings: readonly BookingRecord[],
  filter: BookingFilter,
  nameOf: NameOf,
  named?: Named,
): BookingRecord[] {
  const { kind, status, statuses = [], boatId, tourId, query } = filter;
  const { from, to, createdFrom, createdTo } = filter;
  const made = { from: createdFrom, to: createdTo };
  return bookings.filter(
    (booking) =>
      (kind === undefined || booking.kind === kind) &&
      (status === undefined || booking.status === status) &&
      (statuses.length === 0 || statuses.includes(booking.status)) &&
      (boatId === undefined || booking.boatId === boatId) &&
      (tourId === undefined || booking.tourId === tourId) &&
      (from === undefined || booking.endDate >= from) &&
      (to === undefined || booking.startDate <= to) &&
      holdsInstant(made, booking.createdAt) &&
      (query === undefined || bookingMatches(store, booking, query, nameOf, named)),
  );
}

type Order = (a: BookingRecord, b: BookingRecord) => number;

const byFirstDay: Order = (a, b) => compare(a.startDate, b.startDate) || compare(a.id, b.id);
const byPrice: Order = (a, b) => compare(a.totalPrice, b.totalPrice) || compare(a.id, b.id);

/** Orders of the contract that look at bookings alone; equal ones by id, so that pages fit together. */
export const BOOKING_ORDERS: Record<
  Exclude<Schemas['OwnerBookingSort'], `customerName,${string}`>,
  Order
> = {
  'createdAt,desc': newestFirst,
  'createdAt,asc': oldestFirst,
  'startDate,desc': (a, b) => byFirstDay(b, a),
  'startDate,asc': byFirstDay,
  'totalPrice,desc': (a, b) => byPrice(b, a),
  'totalPrice,asc': byPrice,
};
