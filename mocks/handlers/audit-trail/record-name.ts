import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { anyBoat, anyTour } from '../../rules/offer/deleted-offers.ts';
import type { Store } from '../../store/state.ts';
import type { Subject } from './act.ts';

/** What a record is called; of a review, booking or payment, the boat or tour it is of. */
export function recordName(store: Store, { type, id }: Subject): string | null {
  return NAMES[type](store, id) ?? null;
}

const offerName = (store: Store, offer: Parameters<typeof bookingHost>[1] | undefined) =>
  offer && bookingHost(store, offer)?.name;

const NAMES: Record<Subject['type'], (store: Store, id: number) => string | undefined> = {
  APPLICATION: (store, id) => store.users.get(store.applications.get(id)?.userId ?? 0)?.fullName,
  BOAT: (store, id) => anyBoat(store, id)?.name,
  BOAT_DOCUMENT: (store, id) => store.boatDocuments.get(id)?.documentName,
  BOOKING: (store, id) => offerName(store, store.bookings.get(id)),
  CONTACT_MESSAGE: (store, id) => store.contactMessages.get(id)?.subject,
  PAYMENT: (store, id) =>
    offerName(store, store.bookings.get(store.payments.get(id)?.bookingId ?? 0)),
  REVIEW: (store, id) => offerName(store, store.reviews.get(id)),
  TOUR: (store, id) => anyTour(store, id)?.name,
  TOUR_DOCUMENT: (store, id) => store.tourDocuments.get(id)?.documentName,
  USER: (store, id) => store.users.get(id)?.fullName,
};
