import type { Destination } from '../../../../api/contract/types.ts';

type Spot = Pick<Destination, 'latitude' | 'longitude'>;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far it is from one spot to another, as the gull flies; kilometres. */
export function distance(from: Spot, to: Spot): number {
  const [first, last] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const cosine =
    Math.sin(first) * Math.sin(last) + Math.cos(first) * Math.cos(last) * Math.cos(across);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/** The places that lie nearest to one, the nearest first. */
export function nearestPlaces(
  here: Destination,
  places: readonly Destination[],
  count: number,
): Destination[] {
  return places
    .filter(({ slug }) => slug !== here.slug)
    .toSorted((one, other) => distance(here, one) - distance(here, other))
    .slice(0, count);
}
