import { boatImagePlaceLimits } from '../../generated/limits.ts';

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
