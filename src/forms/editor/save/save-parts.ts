import { ApiError, orApiError } from '../../../api/errors/api-error.ts';

/** A part that had something to store: how that went. */
export interface PartOutcome<Part extends string> {
  part: Part;
  /** What was thrown; null when it was stored. */
  error: ApiError | null;
}

/** A part of a record that is stored by calls of its own. */
export interface RecordPart<Part extends string> {
  part: Part;
  /**
   * Stores what differs; answers whether there was anything. Rejects with an ApiError; what was stored before
   * that is left out the next time.
   */
  save: (id: number) => Promise<boolean>;
}

/** Stores the parts in their order: each is tried whatever happened to the one before. */
export async function saveParts<Part extends string>(
  id: number,
  parts: readonly RecordPart<Part>[],
): Promise<PartOutcome<Part>[]> {
  const outcomes: PartOutcome<Part>[] = [];
  for (const { part, save } of parts) {
    const outcome = await orApiError(save(id));
    if (outcome instanceof ApiError) outcomes.push({ part, error: outcome });
    else if (outcome) outcomes.push({ part, error: null });
  }
  return outcomes;
}
