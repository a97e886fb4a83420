import type { TripEvent } from '../../rules/booking/trip-events.ts';
import { paymentStanding } from '../../rules/payment/payment-status.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingView } from './booking.ts';

/** A departure or return as one user sees it: the telephone is for the host alone, as in the booking. */
export function tripEventView(
  store: Store,
  { type, date, time, booking }: TripEvent,
  viewer: UserRecord,
): Schemas['TripEvent'] {
  const view = bookingView(store, booking, viewer);
  return {
    type,
    date,
    time,
    bookingId: view.id,
    status: view.status,
    kind: view.kind,
    boatId: view.boatId,
    boatName: view.boatName,
    tourId: view.tourId,
    tourName: view.tourName,
    tourDateId: view.tourDateId,
    startDate: view.startDate,
    endDate: view.endDate,
    customerName: view.customerName,
    customerPhone: view.customerPhone,
    passengerCount: view.passengerCount,
    services: view.services,
    notes: view.notes,
    totalPrice: view.totalPrice,
    paidAmount: view.paidAmount,
    balanceDue: paymentStanding(store, booking).remainingAmount,
  };
}
