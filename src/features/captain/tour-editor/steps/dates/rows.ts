import { mostDates, plannedStarts } from '../../../../../domain/tour/repeat/repeat-rule.ts';
import type { DateRow, TourValues } from '../../values/tour-values.ts';

/** What new dates take from the form. */
type Terms = Pick<TourValues, 'hours' | 'minutes' | 'capacity'>;

/** How long the tour takes, in minutes; none while it is not said. */
export const minutesOf = ({ hours, minutes }: Terms): number => (hours ?? 0) * 60 + minutes;

/** A row as it is sent: what is not stored yet has the length and the seats that the form says by now. */
export function rowNow(row: DateRow, terms: Terms): DateRow {
  if (row.id !== null) return row;
  const { capacity } = terms;
  return {
    ...row,
    endDate: null,
    durationMinutes: minutesOf(terms),
    maxGuests: capacity ?? row.maxGuests,
  };
}

/** When a row ends, as an instant. */
export function endOf({ startDate, endDate, durationMinutes }: DateRow): string {
  return endDate ?? new Date(Date.parse(startDate) + durationMinutes * 60_000).toISOString();
}

export const inTime = (a: DateRow, b: DateRow): number =>
  Date.parse(a.startDate) - Date.parse(b.startDate);

/** Why a start cannot be added. */
export type StartRefusal = 'past' | 'overlaps' | 'full';

interface AddedStarts {
  rows: DateRow[];
  added: number;
  refused: { start: string; reason: StartRefusal }[];
}

/**
 * The rows with a date for each start that the tour can take: not begun by `now` (milliseconds since 1970), beside
 * all others, and no more than a tour may have. Starts are instants, RFC 3339.
 */
export function withStarts(
  rows: readonly DateRow[],
  starts: readonly string[],
  terms: Terms,
  now: number,
): AddedStarts {
  const standing = rows.map((row) => rowNow(row, terms));
  const refused: AddedStarts['refused'] = [];
  const fresh: DateRow[] = [];
  let key = Math.min(0, ...rows.map((row) => row.key));
  for (const { start, overlapsWith } of plannedStarts(starts, minutesOf(terms), standing)) {
    if (Date.parse(start) <= now) refused.push({ start, reason: 'past' });
    else if (overlapsWith !== null) refused.push({ start, reason: 'overlaps' });
    else if (rows.length + fresh.length >= mostDates) refused.push({ start, reason: 'full' });
    else {
      key -= 1;
      fresh.push({
        key,
        id: null,
        startDate: start,
        endDate: null,
        durationMinutes: minutesOf(terms),
        availabilityStatus: 'AVAILABLE',
        maxGuests: terms.capacity ?? 1,
        language: null,
      });
    }
  }
  return { rows: [...rows, ...fresh].toSorted(inTime), added: fresh.length, refused };
}

/** Seats that guests have booked or asked for, by the id of the stored date. */
export type TakenSeats = ReadonlyMap<number, number>;

/** Whether more seats of a stored date are taken than the tour has now: then the date can only stay as it is. */
export function isTooFull({ id }: DateRow, { capacity }: Terms, taken: TakenSeats): boolean {
  return id !== null && capacity !== null && (taken.get(id) ?? 0) > capacity;
}

/** The stored dates to come that have another length or other seats than the form says, and can take them. */
export function outdatedRows(
  rows: readonly DateRow[],
  terms: Terms,
  taken: TakenSeats,
  now: number,
): DateRow[] {
  const { capacity, hours } = terms;
  if (capacity === null || hours === null) return [];
  return rows.filter(
    (row) =>
      row.id !== null &&
      Date.parse(row.startDate) > now &&
      !isTooFull(row, terms, taken) &&
      (row.maxGuests !== capacity ||
        (row.endDate === null && row.durationMinutes !== minutesOf(terms))),
  );
}

/** The rows with the length and the seats of the form in those of `keys`. */
export function withTerms(
  rows: readonly DateRow[],
  keys: ReadonlySet<number>,
  terms: Terms,
): DateRow[] {
  return rows.map((row) => {
    if (!keys.has(row.key)) return row;
    const durationMinutes = row.endDate === null ? minutesOf(terms) : row.durationMinutes;
    return { ...row, durationMinutes, maxGuests: terms.capacity ?? row.maxGuests };
  });
}
