import type { TourDateDetails } from '../../../../api/contract/types.ts';
import type { DateRow } from '../values/tour-values.ts';

/** A length as guests read it, in the language of the market. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} Saat` : `${hours} Saat ${rest} Dakika`;
}

/** A row as the contract names it. */
export function dateDetails(row: DateRow): Required<TourDateDetails> {
  const { startDate, endDate, durationMinutes, availabilityStatus, maxGuests, language } = row;
  return {
    startDate,
    endDate,
    durationText: durationText(durationMinutes),
    durationMinutes,
    availabilityStatus,
    maxGuests,
    language,
  };
}

/** A row that the service has. */
type StoredRow = DateRow & { id: number };

const isStored = (row: DateRow): row is StoredRow => row.id !== null;

/** Whether two rows say the same; no row says what no other does. */
export const isSameDate = (a: DateRow | undefined, b: DateRow | undefined): boolean =>
  JSON.stringify(a && dateDetails(a)) === JSON.stringify(b && dateDetails(b));

/** Which stored dates go, which change, and which rows are new. */
export function dateChanges(
  rows: readonly DateRow[],
  stored: readonly DateRow[],
): { remove: StoredRow[]; change: StoredRow[]; add: DateRow[] } {
  const before = new Map(stored.map((row) => [row.id, row]));
  const kept = rows.filter(isStored);
  return {
    remove: stored.filter(isStored).filter(({ id }) => kept.every((row) => row.id !== id)),
    change: kept.filter((row) => {
      const old = before.get(row.id);
      return old !== undefined && !isSameDate(row, old);
    }),
    add: rows.filter((row) => !isStored(row)),
  };
}
