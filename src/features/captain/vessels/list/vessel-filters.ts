import * as v from 'valibot';
import { boatTypeValues } from '../../../../api/contract/contract.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';

/** Groups of capacities that a captain filters the fleet by; the last has no end. */
const groups = {
  '1-6': [1, 6],
  '7-12': [7, 12],
  '13-20': [13, 20],
  '21+': [21, Number.POSITIVE_INFINITY],
} as const;

export type CapacityGroup = keyof typeof groups;

export const capacityGroups = ['1-6', '7-12', '13-20', '21+'] as const satisfies CapacityGroup[];

/** What the address of the list asks for; what makes no sense is as if it were left out. */
export const vesselSearch = v.object({
  name: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  type: v.fallback(v.optional(v.picklist(boatTypeValues)), undefined),
  capacity: v.fallback(v.optional(v.picklist(capacityGroups)), undefined),
  /** From 1; left out on the first. */
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))), undefined),
});

export type VesselSearch = v.InferOutput<typeof vesselSearch>;
export type VesselFilters = Omit<VesselSearch, 'page'>;

/** The vessels that meet every filter, in the order they came in. */
export function filterVessels<
  Vessel extends Pick<BoatSummary, 'name' | 'type' | 'capacity'>,
>(vessels: readonly Vessel[], { name, type, capacity }: VesselFilters): Vessel[] {
  const [least, most] = capacity ? groups[capacity] : [0, Number.POSITIVE_INFINITY];
  return vessels.filter(
    (vessel) =>
      (name === undefined || includesTurkish(vessel.name, name)) &&
      (type === undefined || vessel.type === type) &&
      vessel.capacity >= least &&
      vessel.capacity <= most,
  );
}
