import { createTour, updateTour } from '../../../../api/resources/tours/edit-mutations.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import type { KeyFor } from '../../../../forms/editor/save/keys.ts';
import {
  type PartOutcome,
  type RecordPart,
  saveParts,
} from '../../../../forms/editor/save/save-parts.ts';
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
  keyFor: KeyFor;
  /** Something more is stored: the next save leaves it out, whatever fails after it. */
  onStored: (stored: Versioned<StoredTour>) => void;
}

function keep(session: SaveSession, stored: Versioned<StoredTour>): void {
  session.stored = stored;
  session.onStored(stored);
}

/** Adds the tour as a draft, or changes what is said of it; its status stays. Rejects with an ApiError. */
async function saveContent(session: SaveSession): Promise<boolean> {
  const { values, stored, keyFor } = session;
  if (stored.id === undefined) {
    const tour = { ...tourContent(values), status: 'DRAFT' } as const;
    const { version, ...created } = await createTour({
      tour,
      idempotencyKey: keyFor('tour', tour),
    });
    keep(session, { ...storedTour(created), version });
    return true;
  }
  if (isContentStored(values, stored.values)) return false;
  const tour = { ...tourContent(values), id: stored.id };
  const { version, ...updated } = await updateTour({
    tour,
    version: stored.version,
    idempotencyKey: keyFor('tour', [tour, stored.version]),
  });
  // Dates and photos may have been changed elsewhere; only what the tour itself says was written.
  const { status, values: written } = storedTour(updated);
  const own = { ...written, dates: stored.values.dates };
  keep(session, { ...stored, status, values: own, version });
  return true;
}

async function saveTourDates(session: SaveSession, tourId: number): Promise<boolean> {
  const { values, stored, keyFor } = session;
  const { isSent, rows, dates, error } = await saveDates({
    tourId,
    values,
    stored: stored.values.dates,
    keyFor,
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
