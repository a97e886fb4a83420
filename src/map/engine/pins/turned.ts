import type { MapBounds, Place } from '../../frame/points.ts';
import { PIN_HEIGHT, pixelOf } from './cluster.ts';

/** Pixels. */
const FLAG_WIDTH = 102;

/**
 * Which flags fly to the left: those that the right edge of what a map shows would cut, and those in their way
 * there. Where even that brings two over each other, they stay as they are.
 */
export function turned(places: readonly Place[], bounds: MapBounds, zoom: number): boolean[] {
  const edge = pixelOf({ latitude: bounds.north, longitude: bounds.east }, zoom).x;
  const spots = places.map((place) => pixelOf(place, zoom));
  const turns = new Set<number>();

  /** The flags that turn with this one; undefined when one of them cannot. */
  function turning(index: number, along: readonly number[] = []): readonly number[] | undefined {
    const spot = spots[index];
    if (!spot) return undefined;
    let all: readonly number[] = [...along, index];
    for (const [place, { x, y }] of spots.entries()) {
      if (all.includes(place) || Math.abs(y - spot.y) >= PIN_HEIGHT || x > spot.x) continue;
      // Where it flies to the left itself, only its mast is near.
      const reach = turns.has(place) ? FLAG_WIDTH : 2 * FLAG_WIDTH;
      if (x <= spot.x - reach) continue;
      const more = turns.has(place) || x > spot.x - FLAG_WIDTH ? undefined : turning(place, all);
      if (!more) return undefined;
      all = more;
    }
    return all;
  }
  for (const [index, { x }] of spots.entries()) {
    if (x > edge || x + FLAG_WIDTH <= edge) continue;
    for (const each of turning(index) ?? []) turns.add(each);
  }
  return spots.map((_, index) => turns.has(index));
}
