import * as v from 'valibot';
import { adminActivityTypeValues } from '../../../api/contract/contract.ts';
import type { TrendDays } from '../../../api/resources/admin/office.ts';
import { lenient } from '../../../lib/lenient.ts';

/** The periods that trends are given for. */
export const trendDays = [7, 30, 90] as const satisfies readonly TrendDays[];

const schema = v.object({
  /** The activity alone that is of this type. */
  activity: lenient(v.picklist(adminActivityTypeValues)),
  /** How many days the trends have. */
  days: lenient(v.picklist(trendDays)),
});

/** What the address asks of the office; what makes no sense is as if it were left out. */
export function readOfficeSearch(search: Readonly<Record<string, unknown>>) {
  return v.parse(schema, search);
}
