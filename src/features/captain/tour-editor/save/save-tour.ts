import type { TourCreate } from '../../../../api/contract/types.ts';
import { createTour, updateTour } from '../../../../api/resources/tours/edit-mutations.ts';
import type { PartOutcome, RecordPart } from '../../../../forms/editor/save/save-parts.ts';
import { type SaveSession, saveRecord } from '../../../../forms/editor/save/save-record.ts';
import { type CallMemory, onceOnly } from '../../../../forms/submission/once-only.ts';
import type { Watching } from '../../../../forms/submission/use-retry-count.ts';
import { tourContent } from '../values/tour-request.ts';
import type { TourValues } from '../values/tour-values.ts';
import { createDateAdding, saveDates } from './save-dates.ts';
import type { SavedPart, TellProgress } from './save-progress.ts';
import { isContentStored, type StoredTour, storedTour } from './stored-tour.ts';

/**
 * What adds something: nothing twice, though an answer is lost and something else is typed before the next save.
 * `memory` keeps the tour that was sent.
 */
export const createAdding = (watching: Watching, memory: CallMemory) => ({
  tour: onceOnly(
    (tour: TourCreate, idempotencyKey) =>
      watching(idempotencyKey, () => createTour({ tour, idempotencyKey })),
    memory,
  ),
  dates: createDateAdding(watching),
});

interface TourSave {
  session: SaveSession<TourValues, StoredTour>;
  /** The same for every save of a form. */
  adding: ReturnType<typeof createAdding>;
  watching: Watching;
  /** Told what is being sent. */
  tell: TellProgress;
  files: readonly RecordPart<SavedPart>[];
}

/** Adds the tour as a draft, or changes what is said of it; its status stays. Rejects with an ApiError. */
async function saveContent(task: TourSave): Promise<boolean> {
  const { session, adding, watching, tell } = task;
  const { values, stored } = session;
  const { id } = stored;
  if (id === undefined) {
    const tour: TourCreate = { ...tourContent(values), status: 'DRAFT' };
    tell({ part: 'tour' });
    const { sent, answer } = await adding.tour(tour);
    session.keep(storedTour(answer));
    // It had been added by an earlier save, whose answer was lost.
    if (sent !== tour) await saveContent(task);
    return true;
  }
  if (isContentStored(values, stored.values)) return false;
  tell({ part: 'tour' });
  const tour = { ...tourContent(values), id };
  const { version: seen } = stored;
  const updated = await session.keyed([tour, seen], (idempotencyKey) =>
    watching(idempotencyKey, () => updateTour({ tour, version: seen, idempotencyKey })),
  );
  // Dates and photos may have been changed elsewhere; only what the tour itself says was written.
  const { status, values: written, version } = storedTour(updated);
  const own = { ...written, dates: stored.values.dates };
  session.keep({ ...stored, status, values: own, version });
  return true;
}

async function saveTourDates(
  { session, adding, watching, tell }: TourSave,
  tourId: number,
): Promise<boolean> {
  const { values, stored, keyed } = session;
  const { isSent, rows, dates, error } = await saveDates({
    tourId,
    values,
    stored: stored.values.dates,
    adding: adding.dates,
    watching,
    keyed,
    onStart: () => tell({ part: 'dates' }),
  });
  session.values = { ...values, dates: rows };
  session.keep({ ...stored, values: { ...stored.values, dates } });
  if (error) throw error;
  return isSent;
}

/** Stores what differs from what is stored, part by part: `saveRecord` for a tour. */
export function saveTour(task: TourSave): Promise<PartOutcome<SavedPart>[]> {
  return saveRecord(task.session, { part: 'tour', save: () => saveContent(task) }, [
    { part: 'dates', save: (id) => saveTourDates(task, id) },
    ...task.files,
  ]);
}
