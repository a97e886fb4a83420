import type { TourDateDetails } from '../../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import {
  createTourDates,
  updateTourDate,
} from '../../../../api/resources/tour-dates/edit-mutations.ts';
import { deleteTourDate } from '../../../../api/resources/tour-dates/mutations.ts';
import type { KeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { onceOnly } from '../../../../forms/submission/once-only.ts';
import type { Watching } from '../../../../forms/submission/use-retry-count.ts';
import { inTime, rowNow } from '../steps/dates/rows.ts';
import { type DateRow, dateRow, type TourValues } from '../values/tour-values.ts';
import { dateChanges, dateDetails } from './date-changes.ts';

/** Adds dates, none of them twice, though an answer is lost and the rows are others by the next save. */
export const createDateAdding = (watching: Watching) =>
  onceOnly((added: { tourId: number; dates: TourDateDetails[] }, idempotencyKey) =>
    watching(idempotencyKey, () => createTourDates({ ...added, idempotencyKey })),
  );

interface DatesToSave {
  tourId: number;
  /** The form: its dates, and the duration and capacity that new ones take. */
  values: TourValues;
  /** The dates that stand in the service. */
  stored: readonly DateRow[];
  adding: ReturnType<typeof createDateAdding>;
  watching: Watching;
  /** Changes go by it: what is sent again without an answer is done once. */
  keyed: KeyedCalls;
  /** Told before anything is sent. */
  onStart: () => void;
}

interface SavedDates {
  /** Whether there was anything to send. */
  isSent: boolean;
  /** The rows of the form, with the ids of what was stored. */
  rows: DateRow[];
  /** The dates that stand in the service by now. */
  dates: DateRow[];
  /** Why the rest is not stored; null when all is. */
  error: ApiError | null;
}

/**
 * Stores the dates that differ: first those that go, so that they are in nobody's way, then those that change, then the
 * new ones together. Called again it sends only the rest. A date that cannot go, as it is booked, is a row again.
 */
export async function saveDates(task: DatesToSave): Promise<SavedDates> {
  const { tourId, values, stored, adding, watching, keyed, onStart } = task;
  const isThere = ({ id }: DateRow) => stored.some((row) => row.id === id);
  let rows = values.dates
    .map((row) => rowNow(row, values))
    // What somebody else has deleted and a person wants to keep all the same is a new date.
    .map((row) => (isThere(row) ? row : { ...row, id: null }));
  let dates = [...stored];
  let refusal: ApiError | null = null;
  const { remove, change, add } = dateChanges(rows, stored);
  const isSent = remove.length + change.length + add.length > 0;
  if (isSent) onStart();
  const so = (error: ApiError | null): SavedDates => ({ isSent, rows, dates, error });

  for (const row of remove) {
    const failure = await orApiError(deleteTourDate(row.id));
    if (failure instanceof ApiError && failure.status !== 404) {
      if (failure.code !== 'TOUR_DATE_BOOKED') return so(failure);
      refusal ??= failure;
      rows = [...rows, row].toSorted(inTime);
    } else {
      dates = dates.filter(({ id }) => id !== row.id);
    }
  }
  for (const row of change) {
    const date = { ...dateDetails(row), id: row.id };
    const changed = await orApiError(
      keyed(date, (idempotencyKey) =>
        watching(idempotencyKey, () => updateTourDate({ date, idempotencyKey })),
      ),
    );
    if (changed instanceof ApiError) return so(changed);
    dates = dates.map((each) => (each.id === row.id ? dateRow(changed) : each));
    rows = rows.map((each) => (each.id === row.id ? dateRow(changed) : each));
  }
  if (add.length > 0) {
    const wanted = { tourId, dates: add.map(dateDetails) };
    const outcome = await orApiError(adding(wanted));
    if (outcome instanceof ApiError) return so(outcome);
    const added = outcome.answer.map(dateRow);
    dates = [...dates, ...added].toSorted(inTime);
    rows = rows.map((row) => {
      const isOf = ({ startDate }: DateRow) => Date.parse(startDate) === Date.parse(row.startDate);
      return row.id === null ? (added.find(isOf) ?? row) : row;
    });
    // They had been added by an earlier save, whose answer was lost: what was changed since then follows.
    if (outcome.sent !== wanted) {
      return saveDates({ ...task, values: { ...values, dates: rows }, stored: dates });
    }
  }
  return so(refusal);
}
