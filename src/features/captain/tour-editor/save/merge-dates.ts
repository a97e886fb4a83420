import type { DateRow } from '../values/tour-values.ts';
import { isSameDate } from './date-changes.ts';

interface ThreeLists {
  /** The dates that the form began with. */
  started: readonly DateRow[];
  /** Those that are stored by now: somebody else has changed them. */
  saved: readonly DateRow[];
  /** Those of the form. */
  typed: readonly DateRow[];
}

const byId = (rows: readonly DateRow[]) =>
  new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));

/**
 * The dates with what was done to them here and elsewhere: nobody's new date is lost, and what one side took away
 * or changed is as that side wants it. Undefined where both sides want something else of the same date, which only
 * a person can choose.
 */
export function mergedDates({ started, saved, typed }: ThreeLists): DateRow[] | undefined {
  const [before, there, here] = [byId(started), byId(saved), byId(typed)];
  const merged = typed.filter(({ id }) => id === null);
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const [old, theirs, mine] = [before.get(id), there.get(id), here.get(id)];
    const isSameThere = isSameDate(theirs, old);
    if (!isSameThere && !isSameDate(mine, old) && !isSameDate(theirs, mine)) return undefined;
    const row = isSameThere ? mine : theirs;
    if (row) merged.push(row);
  }
  return merged.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}
