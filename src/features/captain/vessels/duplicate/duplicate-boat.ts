import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import type { Boat, BoatCreate } from '../../../../api/contract/types.ts';
import { sameTurkish } from '../../../../lib/turkish-text.ts';

const { maxLength } = boatCreateLimits.name;

/**
 * A name for the copy of a boat that no boat of the fleet has yet: `Gülşah (kopya)`, then `Gülşah (kopya 2)`.
 * A long name is cut so that the whole is not longer than the contract allows.
 * @param word What a copy is called in the reader's language.
 */
export function nameOfCopy(name: string, word: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const mark = ` (${count === 1 ? word : `${word} ${count}`})`;
    const copy = `${name.slice(0, maxLength - mark.length).trimEnd()}${mark}`;
    if (!taken.some((other) => sameTurkish(other, copy))) return copy;
  }
}

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
    status,
    rating,
    reviewCount,
    imageUrl,
    isInstantConfirmation,
    nextAvailableDate,
    images,
    features,
    services,
    ...said
  } = boat;
  return {
    ...said,
    name,
    features: features.map(({ featureName }) => ({ featureName })),
    services: services.map(({ id: _id, boatId, ...service }) => service),
  };
}
