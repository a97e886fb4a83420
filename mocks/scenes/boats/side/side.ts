import { arched, disc, fill, stroke } from '../../parts/svg.ts';
import type { Paint } from '../paint.ts';

/**
 * A boat from the side, its bow to the right, the middle of its waterline at 0, 0; up is negative.
 * `reach` is the length of its hull in the same units, `size` what makes it half a card wide.
 */
export interface Side {
  reach: number;
  size: number;
  /** How far it is drawn off the middle, so that its sails have room. */
  shift: number;
  /** Degrees by which the bow rises under way. */
  tilt?: number;
  draw(paint: Paint, isSailing: boolean): string;
  /** The water it throws, under way. */
  wake?(paint: Paint): string;
}

const RED = '#d8343f';
const SKIN = '#a9674a';

/** Crescent and star, for a flag that flies to the left. */
const CRESCENT_AND_STAR =
  'a4.8 4.8 0 1 1 0 5.8 3.9 3.9 0 1 0 0-5.8zm.3 2.9l-4.3 1.4 2.7-3.7v4.6l-2.7-3.7z';

/** The red ensign with crescent and star that every boat flies, its staff standing at `x`, `y`. */
export function ensign(x: number, y: number, staff: string): string {
  return (
    stroke(`M${x} ${y}l-5-30`, staff) +
    fill(`M${x - 5} ${y - 30}q-14-5-28-1l1 17q14 4 30 1z`, RED) +
    arched(x - 18, y - 25, CRESCENT_AND_STAR, '#fff')
  );
}

/** Somebody on board, seen to the waist. */
export function sailor(x: number, y: number, size: number, shirt: string): string {
  return (
    disc(x, y - 15 * size, 4.6 * size, SKIN) +
    fill(
      `M${x - 6 * size} ${y}q0-${11 * size} ${6 * size}-${11 * size}t${6 * size} ${11 * size}z`,
      shirt,
    )
  );
}
