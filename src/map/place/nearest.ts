import type { Place } from '../frame/points.ts';

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/** Kilometres between two places: on the flat, which is close enough along one coast. */
function distance(one: Place, other: Place): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * DEGREE;
}

/** The nearest of `places` no more than `most` kilometres away; undefined where all are farther. */
export function nearest<Known extends Place>(
  here: Place,
  places: readonly Known[],
  most: number,
): Known | undefined {
  const near = places
    .map((place) => ({ place, away: distance(here, place) }))
    .filter(({ away }) => away <= most)
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.place;
}
