import { monthRange } from '../../../../lib/calendar-month.ts';
import type { Period } from '../period/period.ts';

/** The days of a month, `YYYY-MM`, as far as they lie in a period. */
export function monthPeriod(month: string, { from, to }: Period): Period {
  const { first, last } = monthRange(month);
  return { from: first < from ? from : first, to: last > to ? to : last };
}
