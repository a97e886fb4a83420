import type { AdminActivity } from '../../../../api/contract/types.ts';
import { calendarDay } from '../../../../i18n/format.ts';

/** What happened, day by day in Istanbul, in the order in which it came. */
export function byDay(activity: readonly AdminActivity[]) {
  const days = Map.groupBy(activity, ({ createdAt }) => calendarDay(new Date(createdAt)));
  return [...days].map(([day, entries]) => ({ day, entries }));
}
