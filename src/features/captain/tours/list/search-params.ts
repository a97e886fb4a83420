import * as v from 'valibot';
import { lenient } from '../../../../lib/lenient.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** Lengths that a captain filters tours by: up to three hours, up to six, and longer ones. */
export const lengthGroups = ['0-3', '3-6', '6+'] as const;
export type LengthGroup = (typeof lengthGroups)[number];

/** Prices per person in lira that a captain filters tours by. */
export const priceGroups = ['0-1000', '1000-3000', '3000+'] as const;
export type PriceGroup = (typeof priceGroups)[number];

/** What the address of the list asks for; what makes no sense is as if it were left out. */
export const tourListSearch = v.object({
  place: lenient(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  length: lenient(v.picklist(lengthGroups)),
  price: lenient(v.picklist(priceGroups)),
  /** From 1; left out on the first. */
  page: lenient(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

export type TourListSearch = v.InferOutput<typeof tourListSearch>;
export type TourFilters = Omit<TourListSearch, 'page'>;
