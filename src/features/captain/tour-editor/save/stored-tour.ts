import type { Tour, TourImage, TourStatus } from '../../../../api/contract/types.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import type { StoredRecord } from '../../../../forms/editor/save/save-record.ts';
import { tourContent } from '../values/tour-request.ts';
import { newTour, type TourValues, tourValues } from '../values/tour-values.ts';

/** What of the form stands in the service by now, part by part. */
export interface StoredTour extends StoredRecord<TourValues> {
  /** Undefined until the tour has been added. */
  status: TourStatus | undefined;
  images: readonly TourImage[];
  /** What guests have said of it; null and 0 while nobody has. */
  rating: number | null;
  reviewCount: number;
}

/** A tour as it was read or answered. */
export function storedTour(tour: Versioned<Tour>): Versioned<StoredTour> {
  const { id, status, tourImages: images, rating, reviewCount, version } = tour;
  return { id, status, values: tourValues(tour), images, rating, reviewCount, version };
}

/** Whether the form says of the tour itself what is stored; its dates aside. */
export function isContentStored(values: TourValues, stored: TourValues): boolean {
  return JSON.stringify(tourContent(values)) === JSON.stringify(tourContent(stored));
}

/** A tour that is to be added. */
export function emptyTour(): Versioned<StoredTour> {
  return {
    id: undefined,
    status: undefined,
    values: newTour(),
    images: [],
    rating: null,
    reviewCount: 0,
    version: undefined,
  };
}
