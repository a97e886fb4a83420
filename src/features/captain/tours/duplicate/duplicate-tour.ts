import type { Tour, TourCreate } from '../../../../api/contract/types.ts';

/**
 * A new tour with everything that is said of another one. Its photos and documents are files of their own,
 * and its dates are the other's, with their bookings: none of them is copied.
 */
export function copyOf(tour: Tour, name: string): TourCreate {
  // What is left is what a new tour is described by: a field that the contract gains is copied too.
  const {
    id,
    guideId,
    guideName,
    textLanguage,
    status,
    rating,
    reviewCount,
    imageUrl,
    imageUrls,
    stops,
    tourDates,
    tourImages,
    highlights,
    ...said
  } = tour;
  // Does not compile while something is left that a new tour cannot say: the service would refuse it.
  const sayable: Exclude<keyof typeof said, keyof TourCreate> extends never ? typeof said : never =
    said;
  // A tour whose captain has written none yet has none; the list of a new one is never empty.
  return { ...sayable, name, ...(highlights.length > 0 && { highlights }) };
}
