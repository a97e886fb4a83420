import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { boatOrDeleted, tourOrDeleted } from '../../rules/offer/deleted-offers.ts';
import { paymentStanding } from '../../rules/payment/payment-status.ts';
import type { BookingRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

/** Statuses that a booking reaches only by being CONFIRMED. */
const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];

/**
 * A booking with names and payments joined in, as one user sees it: contact details of the customer are
 * for the host alone, once the booking has been CONFIRMED.
 */
export function bookingView(
  store: Store,
  booking: BookingRecord,
  viewer: UserRecord,
): Schemas['Booking'] {
  const boat = booking.boatId === null ? undefined : boatOrDeleted(store, booking.boatId);
  const tour = booking.tourId === null ? undefined : tourOrDeleted(store, booking.tourId);
  // A deleted boat or tour is kept aside, so that every booking has a host.
  const hostId = bookingHost(store, booking)?.hostId ?? booking.customerId;
  const showsContact = viewer.id === hostId && ONCE_CONFIRMED.includes(booking.status);
  const customer = showsContact ? store.users.get(booking.customerId) : undefined;
  const standing = paymentStanding(store, booking);
  return {
    ...booking,
    customerName: fullNameOf(store, booking.customerId),
    customerEmail: customer?.email ?? null,
    customerPhone: customer?.phoneNumber ?? null,
    hostId,
    hostName: fullNameOf(store, hostId),
    boatName: boat?.name ?? null,
    boatType: boat?.type ?? null,
    boatLocation: boat?.location ?? null,
    tourDateId:
      booking.tourDateId !== null && store.tourDates.get(booking.tourDateId)
        ? booking.tourDateId
        : null,
    tourName: tour?.name ?? null,
    tourDescription: tour?.description ?? null,
    paidAmount: standing.paidAmount,
    refundedAmount: standing.refundedAmount,
    paymentStatus: standing.paymentStatus,
    paymentCompleted: standing.paymentCompleted,
    paymentPending: standing.paymentPending,
  };
}
