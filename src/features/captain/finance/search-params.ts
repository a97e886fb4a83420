import * as v from 'valibot';
import { lenient } from '../../../lib/lenient.ts';
import { countParam, dayParam } from '../../../lib/search-params.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** What makes no sense is as if it were left out. */
export const financeSearch = v.object({
  /** Transactions when left out. */
  tab: lenient(v.picklist(['payouts', 'reports'])),
  /** How many days up to today; 30 when left out. */
  days: lenient(v.picklist([7, 90])),
  /** A period of one's own, both days counted; needs both, and goes before `days`. */
  from: dayParam,
  to: dayParam,
  /** The figure whose list is looked at. */
  figure: lenient(v.picklist(['revenue', 'commission', 'netRevenue', 'pendingPayout'])),
  state: lenient(v.picklist(['received', 'deposit', 'waiting', 'failed'])),
  boatId: countParam,
  tourId: countParam,
  /** From 1; left out on the first. */
  page: countParam,
});

/** What the page shows. */
export interface FinanceSearch extends v.InferOutput<typeof financeSearch> {
  /** Typed to look for, maybe the name of a guest: it stands in the history and in no address. */
  query?: string | undefined;
}
