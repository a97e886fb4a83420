import type { Travel } from '../../frame/map-props.ts';
import { boundsAround, type Place } from '../../frame/points.ts';
import type { Leg } from './leg.ts';
import { DEGREE, isAshore, narrowingOf, type Outline, waterGrid } from './water-grid.ts';
import { waterWay } from './water-way.ts';

/** How far beside its stops a way may lead, in parts of what they span, the nearer first; at least in kilometres. */
const MARGINS = { parts: [0.6, 1.6], least: 4 };

const isSame = (one: Place, other: Place) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** From stop to stop as on a sketch; where one comes back the way that it went, there is one line. */
export function straightCourse(stops: readonly Place[]): Leg[] {
  const legs: Leg[] = [];
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1];
    if (!from || isSame(from, to)) continue;
    const isDrawn = legs.some(
      ([start, end]) =>
        (isSame(start, from) && isSame(end, to)) || (isSame(start, to) && isSame(end, from)),
    );
    if (!isDrawn) legs.push([from, to]);
  }
  return legs;
}

/** Whether at least every other place that a tour comes to lies in the water. */
function isAfloat(stops: readonly Place[], land: readonly Outline[]): boolean {
  const places = stops.filter(
    (stop, index) => stops.findIndex((other) => isSame(stop, other)) === index,
  );
  return 2 * places.filter((place) => !isAshore(place, land)).length >= places.length;
}

/** From stop to stop over water; what is not reached over water has no line. */
export function courseBy(
  travel: Travel,
  stops: readonly Place[],
  land: readonly Outline[],
): readonly Leg[] {
  const straight = straightCourse(stops);
  if (travel === 'land' || (travel === 'either' && !isAfloat(stops, land))) return straight;
  const found = new Map<Leg, Leg>();
  for (const part of MARGINS.parts) {
    const left = straight.filter((leg) => !found.has(leg));
    if (left.length === 0) break;
    const grid = gridAround(stops, part, land);
    for (const leg of left) {
      const way = grid && waterWay(grid, leg[0], leg[1]);
      if (way) found.set(leg, way);
    }
  }
  return straight.map((leg) => found.get(leg)).filter((leg) => leg !== undefined);
}

function gridAround(stops: readonly Place[], part: number, land: readonly Outline[]) {
  const bounds = boundsAround(stops);
  if (!bounds) return undefined;
  const { west, south, east, north } = bounds;
  const narrowing = narrowingOf(bounds);
  const span = Math.max(north - south, (east - west) * narrowing);
  const above = Math.max(MARGINS.least / DEGREE, span * part);
  const aside = above / narrowing;
  return waterGrid(
    { west: west - aside, south: south - above, east: east + aside, north: north + above },
    land,
  );
}
