import { boatImagePlaceLimits } from '../../../generated/limits.ts';
import type { BoatImageRecord } from '../../store/records.ts';

interface Placed {
  id: number;
  displayOrder: number;
}

/** Order for `sort` of what has places among its siblings; equal places by id. */
export function byPlace(a: Placed, b: Placed): number {
  return a.displayOrder - b.displayOrder || a.id - b.id;
}

/** The place after the last of its siblings, at most the last one there is; 1 for the first. */
export function nextPlace(siblings: readonly Placed[]): number {
  const last = siblings.reduce((highest, { displayOrder }) => Math.max(highest, displayOrder), 0);
  return Math.min(last + 1, boatImagePlaceLimits.displayOrder.maximum);
}

/** Images of a boat in the order they are shown: the primary one first. */
export function imagesInOrder(images: readonly BoatImageRecord[]): BoatImageRecord[] {
  return images.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || byPlace(a, b));
}
