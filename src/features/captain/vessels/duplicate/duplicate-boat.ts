import type { Boat, BoatCreate } from '../../../../api/contract/types.ts';

/**
 * A new boat with everything that is said of another one. Its images and documents are files of their
 * own, and its days and prices by day belong to the other's calendar: none of them is copied.
 */
export function copyOf(boat: Boat, name: string): BoatCreate {
  // What is left is what a new boat is described by: a field that the contract gains is copied too.
  const {
    id,
    ownerId,
    ownerName,
    ownerProfile,
    textLanguage,
    status,
    rating,
    reviewCount,
    imageUrl,
    imageUrls,
    isInstantConfirmation,
    nextAvailableDate,
    fromPrice,
    periodPrice,
    images,
    features,
    services,
    ...said
  } = boat;
  // Does not compile while something is left that a new boat cannot say: the service would refuse it.
  const sayable: Exclude<keyof typeof said, keyof BoatCreate> extends never ? typeof said : never =
    said;
  return {
    ...sayable,
    name,
    features: features.map(({ featureName }) => ({ featureName })),
    services: services.map(({ id: _id, boatId, ...service }) => service),
  };
}
