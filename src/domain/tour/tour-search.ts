import * as v from 'valibot';
import { lenient } from '../../lib/lenient.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What of a tour is chosen in an address; anything invalid counts as not given. */
export const tourSearchEntries = {
  /** The id of a date of the tour. */
  date: lenient(count),
  guests: lenient(count),
};

/** What of a tour is chosen, as it stands in the address. */
export interface TourSearch {
  date?: number | undefined;
  guests?: number | undefined;
}
