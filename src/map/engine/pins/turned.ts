import type { MapBounds, Place } from '../../frame/points.ts';
import { HEIGHT, pixelOf, WIDTH } from './cluster.ts';

/**
 * Which flags fly to the left: those that the right edge of what a map shows would cut, where nothing flies on
 * that side already.
 */
export function turned(places: readonly Place[], bounds: MapBounds, zoom: number): boolean[] {
  const edge = pixelOf({ latitude: bounds.north, longitude: bounds.east }, zoom).x;
  const spots = places.map((place) => pixelOf(place, zoom));
  return spots.map(
    ({ x, y }, index) =>
      x <= edge &&
      x + WIDTH > edge &&
      !spots.some(
        (other, place) =>
          place !== index &&
          Math.abs(other.y - y) < HEIGHT &&
          other.x > x - 2 * WIDTH &&
          other.x <= x,
      ),
  );
}
