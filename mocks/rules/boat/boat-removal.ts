import type { BoatRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { conflict, type Refusal } from '../common/refusal.ts';
import { removeDocumentFile } from '../document/documents.ts';
import { removeImages } from './boat-images.ts';

/** Why a boat is kept: somebody has it booked, PENDING or CONFIRMED, and the booking has not ended. */
export function boatRemovalRefusal(
  store: Store,
  boatId: number,
  today: string,
): Refusal | undefined {
  const isBooked = store.bookings
    .where('boatId', boatId)
    .some((booking) => isOpen(booking) && booking.endDate >= today);
  if (!isBooked) return undefined;
  return conflict('BOAT_HAS_BOOKINGS', {
    tr: 'Bu teknenin önünde rezervasyonlar var; silinemez.',
    en: 'The boat has bookings to come and cannot be deleted.',
  });
}

/**
 * Removes a boat with everything that belongs to it. Its past bookings and reviews stay and name it as a
 * former boat. Whether that is allowed is asked before.
 */
export function removeBoat(store: Store, boat: BoatRecord): void {
  const { id } = boat;
  removeImages(store, store.boatImages.where('boatId', id));
  for (const document of store.boatDocuments.where('boatId', id)) {
    removeDocumentFile(store, document);
    store.boatDocuments.remove(document.id);
  }
  for (const feature of store.boatFeatures.where('boatId', id))
    store.boatFeatures.remove(feature.id);
  for (const service of store.boatServices.where('boatId', id))
    store.boatServices.remove(service.id);
  for (const day of store.availabilities.where('boatId', id)) store.availabilities.remove(day.id);
  store.boats.remove(id);
  store.formerBoats.put(boat);
}
