import * as v from 'valibot';
import { countParam, monthParam } from '../../../../lib/search-params.ts';

export const tourAvailabilitySearch = v.object({
  /** The tour whose days are shown; left out, the first. */
  tour: countParam,
  /** `YYYY-MM`; left out, the current month. */
  month: monthParam,
});
