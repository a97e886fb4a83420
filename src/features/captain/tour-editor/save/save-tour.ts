import type { TourCreate } from '../../../../api/contract/types.ts';
import { createTour, updateTour } from '../../../../api/resources/tours/edit-mutations.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import {
  type PartOutcome,
  type RecordPart,
  saveParts,
} from '../../../../forms/editor/save/save-parts.ts';
import { onceOnly } from '../../../../forms/submission/once-only.ts';
import { tourContent } from '../values/tour-request.ts';
import type { TourValues } from '../values/tour-values.ts';
import { saveDates } from './save-dates.ts';
import { isContentStored, type StoredTour, storedTour } from './stored-tour.ts';

/** The parts of a save, in their order. */
export type SavedPart = 'tour' | 'dates' | 'photos' | 'documents';

/** What the save reads and writes as it goes. */
export interface SaveSession {
  values: TourValues;
  stored: Versioned<StoredTour>;
  /** The same for every save of a form. */
  adding: ReturnType<typeof createAdding>;
  /** The idempotency key of a change: the same for the same. */
  keyFor: (contents: unknown) => string;
  /** Something more is stored: the next save leaves it out, whatever fails after it. */
  onStored: (stored: Versioned<StoredTour>) => void;
}

/**
 * What adds something: nothing twice, though an answer is lost and something else is typed before the next save.
 * `watch` is told the idempotency key of each try.
 */
export const createAdding = (watch: (key: string) => void) => ({
  tour: onceOnly((tour: TourCreate, idempotencyKey) => {
    watch(idempotencyKey);
    return createTour({ tour, idempotencyKey });
  }),
});

function keep(session: SaveSession, stored: Versioned<StoredTour>): void {
  session.stored = stored;
  session.onStored(stored);
}

/** Adds the tour as a draft, or changes what is said of it; its status stays. Rejects with an ApiError. */
async function saveContent(session: SaveSession): Promise<boolean> {
  const { values, stored, keyFor } = session;
  const { id } = stored;
  if (id === undefined) {
    const tour: TourCreate = { ...tourContent(values), status: 'DRAFT' };
    const { sent, answer } = await session.adding.tour(tour);
    const { version, ...created } = answer;
    keep(session, { ...storedTour(created), version });
    // It had been added by an earlier save, whose answer was lost.
    if (sent !== tour) await saveContent(session);
    return true;
  }
  if (isContentStored(values, stored.values)) return false;
  const tour = { ...tourContent(values), id };
  const { version, ...updated } = await updateTour({
    tour,
    version: stored.version,
    idempotencyKey: keyFor([tour, stored.version]),
  });
  // Dates and photos may have been changed elsewhere; only what the tour itself says was written.
  const { status, values: written } = storedTour(updated);
  const own = { ...written, dates: stored.values.dates };
  keep(session, { ...stored, status, values: own, version });
  return true;
}

async function saveTourDates(session: SaveSession, tourId: number): Promise<boolean> {
  const { values, stored } = session;
  const { isSent, rows, dates, error } = await saveDates({
    tourId,
    values,
    stored: stored.values.dates,
  });
  session.values = { ...session.values, dates: rows };
  keep(session, { ...session.stored, values: { ...session.stored.values, dates } });
  if (error) throw error;
  return isSent;
}

/**
 * Stores what differs from what is stored, part by part. A tour that is refused is thrown, and nothing
 * after it is tried; of the other parts each is tried whatever happened to the one before.
 */
export async function saveTour(
  session: SaveSession,
  files: readonly RecordPart<SavedPart>[],
): Promise<PartOutcome<SavedPart>[]> {
  const isSent = await saveContent(session);
  const tourId = session.stored.id;
  if (tourId === undefined) return [];
  const outcomes = await saveParts(tourId, [
    { part: 'dates', save: (id) => saveTourDates(session, id) },
    ...files,
  ]);
  return isSent ? [{ part: 'tour', error: null }, ...outcomes] : outcomes;
}
