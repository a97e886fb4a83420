import type { BoatRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** The boat of an id, also one that was deleted: past bookings and reviews still name it. */
export function boatOrDeleted(store: Store, boatId: number): BoatRecord | undefined {
  return store.boats.get(boatId) ?? store.formerBoats.get(boatId);
}

/** The tour of an id, also one that was deleted: past bookings and reviews still name it. */
export function tourOrDeleted(store: Store, tourId: number): TourRecord | undefined {
  return store.tours.get(tourId) ?? store.formerTours.get(tourId);
}
