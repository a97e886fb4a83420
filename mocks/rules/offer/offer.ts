import type {
  AvailabilityRecord,
  BoatRecord,
  BookingRecord,
  TourRecord,
  UserRecord,
} from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { forbidden, notFound, type Refusal } from '../common/refusal.ts';
import { maySeeBoat, maySeeTour } from './visibility.ts';

/** A boat or a tour: exactly one of the two ids is set. */
export type Offer = Pick<AvailabilityRecord, 'boatId' | 'tourId'>;

/** The boat of an id as an offer. */
export const boatOffer = (boatId: number): Offer => ({ boatId, tourId: null });

/** The tour of an id as an offer. */
export const tourOffer = (tourId: number): Offer => ({ boatId: null, tourId });

/** Who lets a boat or guides a tour, and what it is called; undefined when there is no such boat or tour. */
export function hostOf(store: Store, offer: Offer): { hostId: number; name: string } | undefined {
  if (offer.boatId !== null) {
    const boat = store.boats.get(offer.boatId);
    return boat && { hostId: boat.ownerId, name: boat.name };
  }
  const tour = offer.tourId === null ? undefined : store.tours.get(offer.tourId);
  return tour && { hostId: tour.guideId, name: tour.name };
}

/** What a day of a boat, or a person on a tour, costs where nothing else is said. Lira; 0 for no such offer. */
export function regularPriceOf(store: Store, { boatId, tourId }: Offer): number {
  if (boatId !== null) return store.boats.get(boatId)?.dailyPrice ?? 0;
  return (tourId === null ? undefined : store.tours.get(tourId)?.price) ?? 0;
}

/** Why a user may not change a boat or tour: 404 when there is none, 403 when it is another's. */
export function hostRefusal(store: Store, offer: Offer, user: UserRecord): Refusal | undefined {
  const host = hostOf(store, offer);
  if (!host) return notFound();
  return host.hostId === user.id || user.role === 'ADMIN' ? undefined : forbidden();
}

/**
 * The tour of an id as its own page finds it: for those who may see it, and for customers who have booked
 * it, whatever became of the booking.
 */
export function foundTour(
  store: Store,
  tourId: number,
  user: UserRecord | undefined,
): TourRecord | undefined {
  const tour = store.tours.get(tourId);
  if (!tour || maySeeTour(tour, user)) return tour;
  return hasBooked(user, store.bookings.where('tourId', tourId)) ? tour : undefined;
}

/** The boat of an id as its own page finds it: as `foundTour`. */
export function foundBoat(
  store: Store,
  boatId: number,
  user: UserRecord | undefined,
): BoatRecord | undefined {
  const boat = store.boats.get(boatId);
  if (!boat || maySeeBoat(boat, user)) return boat;
  return hasBooked(user, store.bookings.where('boatId', boatId)) ? boat : undefined;
}

function hasBooked(user: UserRecord | undefined, bookings: readonly BookingRecord[]): boolean {
  return user !== undefined && bookings.some((booking) => booking.customerId === user.id);
}
