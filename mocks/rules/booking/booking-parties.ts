import { derived } from '../../store/derived.ts';
import type { BookingRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { boatOrDeleted, tourOrDeleted } from '../offer/deleted-offers.ts';

/** Who hosts a booking and what it is of, also when the boat or tour was deleted since. */
export function bookingHost(
  store: Store,
  { boatId, tourId }: Pick<BookingRecord, 'boatId' | 'tourId'>,
): { hostId: number; name: string } | undefined {
  const boat = boatId === null ? undefined : boatOrDeleted(store, boatId);
  if (boat) return { hostId: boat.ownerId, name: boat.name };
  const tour = tourId === null ? undefined : tourOrDeleted(store, tourId);
  return tour && { hostId: tour.guideId, name: tour.name };
}

/** Why money went back when somebody called a booking off. */
export function calledOff({ tourId }: Pick<BookingRecord, 'tourId'>, by: 'customer' | 'host') {
  const host = tourId === null ? 'kaptan' : 'rehber';
  return `Rezervasyon ${by === 'host' ? host : 'müşteri'} tarafından iptal edildi.`;
}

/** The bookings of the boats and tours that a user hosts or once hosted, in no order. */
export const hostedBookings = derived((store, hostId: number): readonly BookingRecord[] => {
  const boats = [store.boats, store.formerBoats].flatMap((table) => table.where('ownerId', hostId));
  const tours = [store.tours, store.formerTours].flatMap((table) => table.where('guideId', hostId));
  return [
    ...boats.flatMap(({ id }) => store.bookings.where('boatId', id)),
    ...tours.flatMap(({ id }) => store.bookings.where('tourId', id)),
  ];
});

/** The bookings that a user made or hosts, each once, in no order. */
export const bookingsOfParty = derived((store, userId: number): readonly BookingRecord[] => {
  const hosted = hostedBookings(store, userId);
  const known = new Set(hosted.map((booking) => booking.id));
  const own = store.bookings.where('customerId', userId).filter(({ id }) => !known.has(id));
  return [...own, ...hosted];
});
