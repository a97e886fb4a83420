import type { BookingRecord } from '../store/records.ts';
import type { Store } from '../store/state.ts';

/** The bookings of the boats and tours that a user hosts, in no order. */
export function hostedBookings(store: Store, hostId: number): BookingRecord[] {
  const ofBoats = store.boats
    .where('ownerId', hostId)
    .flatMap((boat) => store.bookings.where('boatId', boat.id));
  const ofTours = store.tours
    .where('guideId', hostId)
    .flatMap((tour) => store.bookings.where('tourId', tour.id));
  return [...ofBoats, ...ofTours];
}

/** The bookings that a user made or hosts, each once, in no order. */
export function bookingsOfParty(store: Store, userId: number): BookingRecord[] {
  const hosted = hostedBookings(store, userId);
  const known = new Set(hosted.map((booking) => booking.id));
  const own = store.bookings.where('customerId', userId).filter(({ id }) => !known.has(id));
  return [...own, ...hosted];
}
