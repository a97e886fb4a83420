import type { BoatSummary } from '../../../../api/contract/types.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import type { CapacityGroup, VesselFilters } from './search-params.ts';

/** The least and the most guests of each group. */
const groups: Record<CapacityGroup, readonly [least: number, most: number]> = {
  '1-6': [1, 6],
  '7-12': [7, 12],
  '13-20': [13, 20],
  '21+': [21, Number.POSITIVE_INFINITY],
};

/** The vessels that meet every filter, in the order they came in. */
export function filterVessels<Vessel extends Pick<BoatSummary, 'name' | 'type' | 'capacity'>>(
  vessels: readonly Vessel[],
  { name, type, capacity }: VesselFilters,
): Vessel[] {
  const [least, most] = capacity ? groups[capacity] : [0, Number.POSITIVE_INFINITY];
  return vessels.filter(
    (vessel) =>
      (name === undefined || includesTurkish(vessel.name, name)) &&
      (type === undefined || vessel.type === type) &&
      vessel.capacity >= least &&
      vessel.capacity <= most,
  );
}
