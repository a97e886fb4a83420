import type { Availability } from '../../../../api/contract/types.ts';

/** Which entries are listed. */
export type RecordList = 'available' | 'unavailable' | 'all';

/**
 * The entries of a list. What can be booked and what is closed is listed from today on, the next first;
 * all entries from the latest day to the earliest, the past ones too. `today` is `YYYY-MM-DD`.
 */
export function recordsOf(
  records: readonly Availability[],
  list: RecordList,
  today: string,
): Availability[] {
  const byDate = records.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (list === 'all') return byDate.reverse();
  return byDate.filter(
    ({ date, isAvailable }) => date >= today && isAvailable === (list === 'available'),
  );
}
