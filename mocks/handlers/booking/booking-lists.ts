import { isOpen } from '../../rules/availability/availability.ts';
import { bookingHost, bookingsOfParty } from '../../rules/booking/booking-parties.ts';
import { filterBookings } from '../../rules/booking/booking-search.ts';
import { dayRangeProblems } from '../../rules/calendar/day-range.ts';
import { rangeProblems } from '../../rules/calendar/period.ts';
import { compare, inOrder, newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, notFound } from '../../rules/common/refusal.ts';
import { visibleBoat, visibleTour } from '../../rules/offer/visibility.ts';
import type { BookingRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { bookingView } from '../../views/booking/booking.ts';
import type { Handler, SomeHandlers } from '../handler.ts';

/** What a caller may see of all bookings: those made or hosted, everything for administrators. */
const seenBy = (store: Store, user: UserRecord): readonly BookingRecord[] =>
  user.role === 'ADMIN' ? store.bookings.all() : bookingsOfParty(store, user.id);

interface Filter {
  kind?: Schemas['BookingKind'] | undefined;
  status?: Schemas['BookingStatus'] | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
}

/** Whether a booking passes every filter that was given. */
const passes =
  ({ kind, status, boatId, tourId }: Filter) =>
  (booking: BookingRecord): boolean =>
    (kind === undefined || booking.kind === kind) &&
    (status === undefined || booking.status === status) &&
    (boatId === undefined || booking.boatId === boatId) &&
    (tourId === undefined || booking.tourId === tourId);

const byFirstDay = (a: BookingRecord, b: BookingRecord) =>
  compare(a.startDate, b.startDate) || compare(a.id, b.id);

const ORDERS: Record<Schemas['BookingSort'], typeof byFirstDay> = {
  'createdAt,desc': newestFirst,
  'createdAt,asc': oldestFirst,
  'startDate,desc': (a, b) => byFirstDay(b, a),
  'startDate,asc': byFirstDay,
};

const touches =
  ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  (booking: BookingRecord) =>
    booking.startDate <= endDate && booking.endDate >= startDate;

/** A list as it is answered: sorted and joined. */
function listed(
  store: Store,
  user: UserRecord,
  bookings: readonly BookingRecord[],
  order: typeof byFirstDay = newestFirst,
): { status: 200; body: Schemas['Booking'][] } {
  const views = bookings.toSorted(order).map((booking) => bookingView(store, booking, user));
  return { status: 200, body: views };
}

/** A page of sorted bookings as it is answered; only its own bookings are joined. */
function paged(
  store: Store,
  user: UserRecord,
  bookings: readonly BookingRecord[],
  query: { page: number; size: number },
): { status: 200; body: Schemas['BookingPage'] } {
  const { content, ...info } = pageOf(bookings, query);
  const views = content.map((booking) => bookingView(store, booking, user));
  return { status: 200, body: { ...info, content: views } };
}

const boatBookingsInRange: Handler<'listBoatBookingsByRange' | 'listBoatRangeBookings'> = ({
  store,
  user,
  path,
  query,
}) => {
  const problems = rangeProblems(query);
  if (problems.length > 0) return badRequest(problems);
  if (!store.boats.get(path.id)) return notFound();
  const bookings = store.bookings.where('boatId', path.id).filter(touches(query));
  return listed(store, user, bookings, byFirstDay);
};

export const bookingLists: SomeHandlers<
  | 'listBookings'
  | 'listBookingsPage'
  | 'listBookingsByStatus'
  | 'listBookingsByDateRange'
  | 'listCustomerBookings'
  | 'listActiveCustomerBookings'
  | 'listBoatBookings'
  | 'listBoatBookingsByRange'
  | 'listBoatRangeBookings'
  | 'listTourBookings'
> = {
  listBookings({ store, user, query }) {
    const { boatId, tourId } = query;
    const seen = seenBy(store, user);
    if (boatId !== undefined && !store.boats.get(boatId)) return notFound();
    if (tourId !== undefined && !store.tours.get(tourId)) return notFound();
    // Whoever made or hosts a booking knows of its boat or tour, published or not.
    const isShown =
      (boatId === undefined || Boolean(visibleBoat(store, boatId, user))) &&
      (tourId === undefined || Boolean(visibleTour(store, tourId, user)));
    const isOwn = seen.some(passes({ boatId, tourId }));
    if (!isShown && !isOwn) return notFound();
    return listed(store, user, seen.filter(passes(query)));
  },

  listBookingsPage({ store, user, query }) {
    const { from, to, createdFrom, createdTo, customerId, hostId } = query;
    const problems = [
      ...dayRangeProblems({ from, to }, 'query.to'),
      ...dayRangeProblems({ from: createdFrom, to: createdTo }, 'query.createdTo'),
    ];
    if (problems.length > 0) return badRequest(problems);
    const nameOf = (userId: number) => fullNameOf(store, userId);
    const nameHosts = user.role === 'ADMIN';
    const sorted = inOrder(seenBy(store, user), ORDERS[query.sort ?? 'createdAt,desc']);
    const bookings = filterBookings(store, sorted, query, nameOf, { nameHosts }).filter(
      (booking) =>
        (customerId === undefined || booking.customerId === customerId) &&
        (hostId === undefined || bookingHost(store, booking)?.hostId === hostId),
    );
    return paged(store, user, bookings, query);
  },

  listBookingsByStatus({ store, user, query }) {
    return listed(store, user, seenBy(store, user).filter(passes(query)));
  },

  listBookingsByDateRange({ store, user, query }) {
    const problems = rangeProblems(query);
    if (problems.length > 0) return badRequest(problems);
    return listed(store, user, seenBy(store, user).filter(touches(query)), byFirstDay);
  },

  listCustomerBookings({ store, user, path }) {
    if (!store.users.get(path.id)) return notFound();
    return listed(store, user, store.bookings.where('customerId', path.id));
  },

  listActiveCustomerBookings({ store, user, path, today }) {
    if (!store.users.get(path.id)) return notFound();
    const active = store.bookings
      .where('customerId', path.id)
      .filter((booking) => isOpen(booking) && booking.endDate >= today);
    return listed(store, user, active, byFirstDay);
  },

  listBoatBookings({ store, user, path }) {
    if (!store.boats.get(path.id)) return notFound();
    return listed(store, user, store.bookings.where('boatId', path.id));
  },

  listBoatBookingsByRange: boatBookingsInRange,
  listBoatRangeBookings: boatBookingsInRange,

  listTourBookings({ store, user, path }) {
    if (!store.tours.get(path.id)) return notFound();
    return listed(store, user, store.bookings.where('tourId', path.id));
  },
};
