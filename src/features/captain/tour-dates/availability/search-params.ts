import * as v from 'valibot';
import { lenient } from '../../../../lib/lenient.ts';

/** What the address of the page asks for; what makes no sense is as if it were left out. */
export const tourAvailabilitySearch = v.object({
  /** The tour that is shown. */
  tour: lenient(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
