import type { BoatRecord, TourRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** Whether everybody may see a boat or tour: only what is ACTIVE stands in public lists. */
export function isPublished(offer: Pick<BoatRecord | TourRecord, 'status'>): boolean {
  return offer.status === 'ACTIVE';
}

/** Whether somebody may see a boat: a published one anybody, another its owner and administrators. */
export function maySeeBoat(boat: BoatRecord, user: UserRecord | undefined): boolean {
  return isPublished(boat) || user?.role === 'ADMIN' || user?.id === boat.ownerId;
}

/** Whether somebody may see a tour: an ACTIVE one anybody, another its guide and administrators. */
export function maySeeTour(tour: TourRecord, user: UserRecord | undefined): boolean {
  return isPublished(tour) || user?.role === 'ADMIN' || user?.id === tour.guideId;
}

/** The boat of an id if there is one that the caller may see. */
export function visibleBoat(
  store: Store,
  boatId: number,
  user: UserRecord | undefined,
): BoatRecord | undefined {
  const boat = store.boats.get(boatId);
  return boat && maySeeBoat(boat, user) ? boat : undefined;
}

/** The tour of an id if there is one that the caller may see. */
export function visibleTour(
  store: Store,
  tourId: number,
  user: UserRecord | undefined,
): TourRecord | undefined {
  const tour = store.tours.get(tourId);
  return tour && maySeeTour(tour, user) ? tour : undefined;
}
