import { bookingStatusValues } from '../../../generated/enums.ts';
import { listOwnerTripEvents as eventsOperation } from '../../../generated/operations.ts';
import { isOpen } from '../../rules/availability/availability.ts';
import { hostedBookings } from '../../rules/booking/booking-parties.ts';
import {
  BOOKING_ORDERS,
  type BookingFilter,
  filterBookings,
} from '../../rules/booking/booking-search.ts';
import { alreadyIn } from '../../rules/booking/booking-status.ts';
import { cancellationOf } from '../../rules/booking/refund.ts';
import { tripEvents } from '../../rules/booking/trip-events.ts';
import { periodProblems, rangeProblems } from '../../rules/calendar/period.ts';
import { compare, inOrder } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { byText } from '../../rules/common/text.ts';
import { derived } from '../../store/derived.ts';
import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { bookingView } from '../../views/booking/booking.ts';
import { tripEventView } from '../../views/booking/trip-event.ts';
import type { SomeHandlers } from '../handler.ts';

/** What is wrong with the ranges of a filter; a range may be open at either end. */
function filterProblems({ from, to, createdFrom, createdTo }: BookingFilter) {
  const problems = (first: string | undefined, last: string | undefined, field: string) =>
    first === undefined || last === undefined
      ? []
      : rangeProblems({ startDate: first, endDate: last }, field);
  return [
    ...problems(from, to, 'query.to'),
    ...problems(createdFrom, createdTo, 'query.createdTo'),
  ];
}

/** The bookings that a user hosts by the name of the customer, equal ones by id. */
const hostedByCustomer = derived((store, ownerId: number) => {
  const nameOf = ({ customerId }: BookingRecord) => fullNameOf(store, customerId);
  const ascending = hostedBookings(store, ownerId).toSorted(
    (a, b) => byText(nameOf(a), nameOf(b)) || compare(a.id, b.id),
  );
  return { 'customerName,asc': ascending, 'customerName,desc': ascending.toReversed() };
});

/** The bookings that a user hosts, in an order. */
const hostedInOrder = (store: Store, ownerId: number, sort: Schemas['OwnerBookingSort']) =>
  sort === 'customerName,asc' || sort === 'customerName,desc'
    ? hostedByCustomer(store, ownerId)[sort]
    : inOrder(hostedBookings(store, ownerId), BOOKING_ORDERS[sort]);

/** The bookings that a user hosts and that match, in an order; 404 for nobody, 400 for a range that ends before it starts. */
function hostedMatches(
  store: Store,
  ownerId: number,
  filter: BookingFilter,
  sort: Schemas['OwnerBookingSort'] = 'createdAt,desc',
): BookingRecord[] | Refusal {
  const problems = filterProblems(filter);
  if (problems.length > 0) return badRequest(problems);
  if (!store.users.get(ownerId)) return notFound();
  const sorted = hostedInOrder(store, ownerId, sort);
  return filterBookings(store, sorted, filter, (id) => fullNameOf(store, id));
}

/** What customers booked of one host, as the host's own screens ask for it. */
export const ownerBookings: SomeHandlers<
  | 'listOwnerBookingsPage'
  | 'getOwnerBookingCounts'
  | 'listOwnerTripEvents'
  | 'getCancellationPreview'
> = {
  listOwnerBookingsPage({ store, user, path, query }) {
    const matches = hostedMatches(store, path.id, query, query.sort);
    if (isRefusal(matches)) return matches;
    const { content, ...info } = pageOf(matches, query);
    const views = content.map((booking) => bookingView(store, booking, user));
    return { status: 200, body: { ...info, content: views } };
  },

  getOwnerBookingCounts({ store, path, query }) {
    const matches = hostedMatches(store, path.id, query);
    if (isRefusal(matches)) return matches;
    return {
      status: 200,
      body: {
        totalBookings: matches.length,
        boatBookings: matches.filter(({ kind }) => kind === 'BOAT').length,
        tourBookings: matches.filter(({ kind }) => kind === 'TOUR').length,
        statuses: bookingStatusValues.map((status) => ({
          status,
          count: matches.filter((booking) => booking.status === status).length,
        })),
      },
    };
  },

  listOwnerTripEvents({ store, user, path, query }) {
    const problems = periodProblems(query, 'query.endDate', eventsOperation.maxDays);
    if (problems.length > 0) return badRequest(problems);
    if (!store.users.get(path.id)) return notFound();
    const events = tripEvents(store, hostedBookings(store, path.id), query);
    return { status: 200, body: events.map((event) => tripEventView(store, event, user)) };
  },

  getCancellationPreview({ store, user, path, now }) {
    const booking = store.bookings.get(path.id);
    if (!booking) return notFound();
    if (!isOpen(booking)) return alreadyIn(booking.status);
    const by = booking.customerId === user.id ? 'customer' : 'host';
    return {
      status: 200,
      body: { bookingId: booking.id, ...cancellationOf(store, booking, by, now) },
    };
  },
};
