import { bookingStatusValues } from '../../../generated/enums.ts';
import { timeSlots } from '../../rules/availability/availability.ts';
import { notifyParties } from '../../rules/booking/booking-notifications.ts';
import { hostedBookings } from '../../rules/booking/booking-parties.ts';
import { removeBookings } from '../../rules/booking/booking-removal.ts';
import { alreadyIn, cancelBooking, confirmBooking } from '../../rules/booking/booking-status.ts';
import { type Quote, quoteOf, type Wanted } from '../../rules/booking/quote.ts';
import { instant } from '../../rules/calendar/day.ts';
import {
  badRequest,
  conflict,
  firstOf,
  isRefusal,
  notFound,
  type Refusal,
} from '../../rules/common/refusal.ts';
import { paymentsOf, revenueOf } from '../../rules/finance/income.ts';
import { visibleBoat, visibleTour } from '../../rules/offer/visibility.ts';
import { closeOpenPayment } from '../../rules/payment/payment-status.ts';
import type { BookingRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingView } from '../../views/booking/booking.ts';
import type { SomeHandlers } from '../handler.ts';

/** What a request wants to book, out of what its caller may see; 404 when there is no such offer. */
function wantedOf(
  store: Store,
  terms: Schemas['BookingCreate'],
  user: UserRecord,
): Wanted | Refusal {
  if ('boatId' in terms) {
    const boat = visibleBoat(store, terms.boatId, user);
    return boat ? { kind: 'BOAT', boat, terms } : notFound();
  }
  const tour = visibleTour(store, terms.tourId, user);
  const date = store.tourDates.get(terms.tourDateId);
  return tour && date ? { kind: 'TOUR', tour, date, terms } : notFound();
}

/** What a booking is of, with other terms; its offer may have left the lists since. */
function wantedWithTerms(
  store: Store,
  booking: BookingRecord,
  terms: Schemas['BookingTerms'],
): Wanted | Refusal {
  if (booking.boatId !== null) {
    const boat = store.boats.get(booking.boatId);
    return boat ? { kind: 'BOAT', boat, terms } : notFound();
  }
  const tour = booking.tourId === null ? undefined : store.tours.get(booking.tourId);
  if (!tour) return notFound();
  const date = booking.tourDateId === null ? undefined : store.tourDates.get(booking.tourDateId);
  return date ? { kind: 'TOUR', tour, date, terms } : taken([terms.startDate]);
}

const hostOf = (wanted: Wanted) =>
  wanted.kind === 'BOAT' ? wanted.boat.ownerId : wanted.tour.guideId;

/** Whether a tour is its guide's to book, whatever its date. */
const isOwnTour = (store: Store, terms: Schemas['BookingCreate'], user: UserRecord) =>
  'tourId' in terms && store.tours.get(terms.tourId)?.guideId === user.id;

const ownOffer = conflict('OWN_OFFER', {
  tr: 'Kendi teknenizi veya turunuzu ayırtamazsınız.',
  en: 'You cannot book a boat or tour of your own.',
});

const priceChanged = conflict('PRICE_CHANGED', {
  tr: 'Fiyat değişti.',
  en: 'The price has changed.',
});

const taken = (days: readonly string[]) =>
  conflict(
    'DATES_UNAVAILABLE',
    { tr: 'Seçtiğiniz tarihler müsait değil.', en: 'The chosen dates are not available.' },
    days.map((day) => ({
      field: 'body.startDate',
      message: { tr: `${day} müsait değil`, en: `${day} is not available` },
    })),
  );

/** What of a quote a booking keeps. */
const termsOf = (quote: Quote, terms: Schemas['BookingTerms']) => ({
  startDate: quote.startDate,
  endDate: quote.endDate,
  startTime: quote.startTime,
  hours: quote.hours,
  passengerCount: terms.passengerCount,
  notes: terms.notes || null,
  services: quote.services,
  totalPrice: quote.totalPrice,
  depositAmount: quote.depositAmount,
});

/** Removes bookings unless one carries a payment. */
function remove(store: Store, bookings: readonly BookingRecord[]): { status: 204 } | Refusal {
  if (bookings.some(({ id }) => store.payments.where('bookingId', id).length > 0)) {
    return conflict('BOOKING_HAS_PAYMENTS', {
      tr: 'Ödemesi olan rezervasyon silinemez.',
      en: 'A booking that carries a payment cannot be deleted.',
    });
  }
  removeBookings(store, bookings);
  return { status: 204 };
}

export const bookings: SomeHandlers<
  | 'createBooking'
  | 'updateBooking'
  | 'getBooking'
  | 'deleteBooking'
  | 'setBookingStatus'
  | 'cancelBooking'
  | 'getBookingStatistics'
  | 'checkBookingAvailability'
  | 'checkBookingExists'
  | 'deleteCustomerBookings'
  | 'deleteBoatBookings'
  | 'deleteTourBookings'
  | 'listBoatTimeSlots'
> = {
  createBooking({ store, user, body, now, today }) {
    const wanted = wantedOf(store, body, user);
    if (isRefusal(wanted))
      return isOwnTour(store, body, user) ? (firstOf([wanted, ownOffer]) ?? wanted) : wanted;
    const isOwn = hostOf(wanted) === user.id;
    const quote = quoteOf(store, wanted, { now, today });
    if (isRefusal(quote)) return isOwn ? ownOffer : quote;
    const { expectedTotalPrice = quote.totalPrice } = body;
    const refused = firstOf([
      isOwn && ownOffer,
      quote.unavailableDates.length > 0 && taken(quote.unavailableDates),
      expectedTotalPrice !== quote.totalPrice && priceChanged,
    ]);
    if (refused) return refused;
    const booking = store.bookings.insert({
      kind: wanted.kind,
      status: quote.isInstantConfirmation ? 'CONFIRMED' : 'PENDING',
      customerId: user.id,
      boatId: wanted.kind === 'BOAT' ? wanted.boat.id : null,
      tourId: wanted.kind === 'TOUR' ? wanted.tour.id : null,
      tourDateId: wanted.kind === 'TOUR' ? wanted.date.id : null,
      ...termsOf(quote, body),
      cancellationReason: null,
      createdAt: instant(now),
    });
    notifyParties(store, now, booking, 'created');
    if (booking.status === 'CONFIRMED') notifyParties(store, now, booking, 'confirmed');
    return { status: 201, body: bookingView(store, booking, user) };
  },

  updateBooking({ store, user, body, now, today }) {
    const booking = store.bookings.get(body.id);
    if (!booking) return notFound();
    if (booking.status !== 'PENDING') return alreadyIn(booking.status);
    const wanted = wantedWithTerms(store, booking, body);
    if (isRefusal(wanted)) return wanted;
    const quote = quoteOf(store, wanted, { now, today }, booking.id);
    if (isRefusal(quote)) return quote;
    if (quote.unavailableDates.length > 0) return taken(quote.unavailableDates);
    const changed = store.bookings.update(booking.id, termsOf(quote, body)) ?? booking;
    // What was to be paid may have changed; the next payment is opened with the new amount.
    if (changed.totalPrice !== booking.totalPrice) {
      closeOpenPayment(store, booking.id, 'CANCELLED');
    }
    notifyParties(store, now, changed, 'changed');
    return { status: 200, body: bookingView(store, changed, user) };
  },

  getBooking({ store, user, path }) {
    const booking = store.bookings.get(path.id);
    return booking ? { status: 200, body: bookingView(store, booking, user) } : notFound();
  },

  deleteBooking({ store, path }) {
    const booking = store.bookings.get(path.id);
    return booking ? remove(store, [booking]) : notFound();
  },

  setBookingStatus({ store, user, path, query, now }) {
    const booking = store.bookings.get(path.id);
    if (!booking) return notFound();
    if (query.status === 'CANCELLED' && query.reason === undefined) {
      return badRequest([{ field: 'query.reason', message: REASON_REQUIRED }]);
    }
    const changed =
      query.status === 'CONFIRMED'
        ? confirmBooking(store, now, booking)
        : cancelBooking(store, now, booking, { by: 'host', reason: query.reason ?? '' });
    return isRefusal(changed) ? changed : { status: 200, body: bookingView(store, changed, user) };
  },

  cancelBooking({ store, user, path, body, now }) {
    const booking = store.bookings.get(path.id);
    if (!booking) return notFound();
    const by = booking.customerId === user.id ? 'customer' : 'host';
    const changed = cancelBooking(store, now, booking, { by, reason: body.reason });
    return isRefusal(changed) ? changed : { status: 200, body: bookingView(store, changed, user) };
  },

  getBookingStatistics({ store, user }) {
    const all = user.role === 'ADMIN' ? store.bookings.all() : hostedBookings(store, user.id);
    return {
      status: 200,
      body: {
        totalBookings: all.length,
        boatBookings: all.filter(({ kind }) => kind === 'BOAT').length,
        tourBookings: all.filter(({ kind }) => kind === 'TOUR').length,
        statuses: bookingStatusValues.map((status) => ({
          status,
          count: all.filter((booking) => booking.status === status).length,
        })),
        totalRevenue: revenueOf(paymentsOf(store, all)),
      },
    };
  },

  checkBookingAvailability({ store, user, body, now, today }) {
    const wanted = wantedOf(store, body, user);
    if (isRefusal(wanted)) return wanted;
    const quote = quoteOf(store, wanted, { now, today });
    if (isRefusal(quote)) return quote;
    const { unavailableDates, isInstantConfirmation, basePrice, servicesPrice } = quote;
    const { totalPrice, depositAmount } = quote;
    return {
      status: 200,
      body: {
        isAvailable: unavailableDates.length === 0,
        isInstantConfirmation,
        unavailableDates,
        basePrice,
        servicesPrice,
        totalPrice,
        depositAmount,
      },
    };
  },

  checkBookingExists({ store, path }) {
    return { status: 200, body: { exists: store.bookings.get(path.id) !== undefined } };
  },

  deleteCustomerBookings({ store, path }) {
    if (!store.users.get(path.id)) return notFound();
    return remove(store, store.bookings.where('customerId', path.id));
  },

  deleteBoatBookings({ store, path }) {
    if (!store.boats.get(path.id)) return notFound();
    return remove(store, store.bookings.where('boatId', path.id));
  },

  deleteTourBookings({ store, path }) {
    if (!store.tours.get(path.id)) return notFound();
    return remove(store, store.bookings.where('tourId', path.id));
  },

  listBoatTimeSlots({ store, user, path, query, now, today }) {
    const boat = visibleBoat(store, path.id, user);
    if (!boat) return notFound();
    return { status: 200, body: timeSlots(store, boat.id, query.date, { now, today }) };
  },
};

const REASON_REQUIRED = {
  tr: 'İptal nedeni zorunludur',
  en: 'Cancellation reason is required',
};
