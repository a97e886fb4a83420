import * as v from 'valibot';
import { boatTypeValues } from '../../../../api/contract/contract.ts';
import { lenient } from '../../../../lib/lenient.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** Groups of capacities that a captain filters the fleet by. */
export const capacityGroups = ['1-6', '7-12', '13-20', '21+'] as const;
export type CapacityGroup = (typeof capacityGroups)[number];

/** What the address of the list asks for; what makes no sense is as if it were left out. */
export const vesselSearch = v.object({
  name: lenient(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  type: lenient(v.picklist(boatTypeValues)),
  capacity: lenient(v.picklist(capacityGroups)),
  /** From 1; left out on the first. */
  page: lenient(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

export type VesselSearch = v.InferOutput<typeof vesselSearch>;
export type VesselFilters = Omit<VesselSearch, 'page'>;
