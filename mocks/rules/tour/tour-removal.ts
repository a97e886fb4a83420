import type { TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { conflict, type Refusal } from '../common/refusal.ts';
import { removeDocumentFile } from '../document/documents.ts';
import { removeDates } from './tour-dates.ts';
import { removeTourImages } from './tour-images.ts';

/** 409 while one of the tours has a booking that is PENDING or CONFIRMED. */
export function tourRemovalRefusal(
  store: Store,
  tours: readonly Pick<TourRecord, 'id'>[],
): Refusal | undefined {
  if (!tours.some(({ id }) => store.bookings.where('tourId', id).some(isOpen))) return undefined;
  return conflict('TOUR_HAS_BOOKINGS', {
    tr: 'Bekleyen veya onaylanmış rezervasyonu olan tur silinemez.',
    en: 'A tour with pending or confirmed bookings cannot be deleted.',
  });
}

/**
 * Removes a tour with everything that belongs to it. Its past bookings and reviews stay and name it as a
 * former tour. Whether that is allowed is asked before.
 */
export function removeTour(store: Store, tour: TourRecord): void {
  const { id } = tour;
  removeDates(store, store.tourDates.where('tourId', id));
  removeTourImages(store, store.tourImages.where('tourId', id));
  for (const document of store.tourDocuments.where('tourId', id)) {
    removeDocumentFile(store, document);
    store.tourDocuments.remove(document.id);
  }
  for (const day of store.availabilities.where('tourId', id)) store.availabilities.remove(day.id);
  store.tours.remove(id);
  store.formerTours.put(tour);
}
