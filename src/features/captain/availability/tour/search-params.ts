import * as v from 'valibot';
import { isMonth } from '../../../../lib/calendar-month.ts';
import { lenient } from '../../../../lib/lenient.ts';
import { countParam } from '../../../../lib/search-params.ts';

export const tourAvailabilitySearch = v.object({
  /** The tour whose days are shown; left out, the first. */
  tour: countParam,
  /** `YYYY-MM`; left out, the current month. */
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
});
