import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { boatOrDeleted, tourOrDeleted } from '../../rules/offer/deleted-offers.ts';
import { paymentStanding } from '../../rules/payment/payment-status.ts';
import type { BookingRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

/** Statuses that a booking reaches only by being CONFIRMED. */
const ONCE_CONFIRMED: readonly Schemas['BookingStatus'][] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];

/** How long a booking takes from its hour on, in minutes; null for whole days and a date no longer kept. */
function durationOf(store: Store, { hours, tourDateId }: BookingRecord): number | null {
  if (hours !== null) return hours * 60;
  const date = tourDateId === null ? undefined : store.tourDates.get(tourDateId);
  return date?.durationMinutes ?? null;
}

/**
 * A booking with names and payments joined in, as one user sees it: contact details of the customer are for the
 * host alone, the host's telephone for the customer alone, both once the booking has been CONFIRMED.
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
  const wasConfirmed = ONCE_CONFIRMED.includes(booking.status);
  const customer =
    viewer.id === hostId && wasConfirmed ? store.users.get(booking.customerId) : undefined;
  const host =
    viewer.id === booking.customerId && wasConfirmed ? store.users.get(hostId) : undefined;
  const standing = paymentStanding(store, booking);
  return {
    ...booking,
    customerName: fullNameOf(store, booking.customerId),
    customerEmail: customer?.email ?? null,
    customerPhone: customer?.phoneNumber ?? null,
    hostId,
    hostName: fullNameOf(store, hostId),
    hostPhone: host?.phoneNumber ?? null,
    boatName: boat?.name ?? null,
    boatType: boat?.type ?? null,
    boatLocation: boat?.location ?? null,
    meetingPoint: boat?.departurePoint?.trim() || tour?.locationDescription?.trim() || null,
    durationMinutes: durationOf(store, booking),
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
    paymentProcessing: standing.paymentProcessing,
  };
}
