import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import {
  previewAvailabilities,
  updateAvailabilities,
} from '../../../../api/resources/availabilities/mutations.ts';
import type { KeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { inBatches } from './batches.ts';
import { changesOf, type DayChange } from './changes.ts';
import { dayKey, type OfferDay } from './offer-days.ts';

/** What became of changes that were sent. */
export interface Sent {
  /** The outcome of every day that the service has answered about. */
  days: AvailabilityBatchDay[];
  /** The days that it has not answered about, because of `error`; to be sent again. */
  unsent: DayChange[];
  /** Why not all of them have been sent. */
  error: unknown;
}

/**
 * Sends changes, call after call, and stops at the first that fails. What is sent again
 * by the same `keyed` without an answer is done once. `onProgress` is told how many days have an answer.
 */
export async function sendChanges(
  changes: readonly DayChange[],
  keyed: KeyedCalls,
  onProgress?: (days: number) => void,
): Promise<Sent> {
  const days: AvailabilityBatchDay[] = [];
  for (const batch of inBatches(changesOf(changes))) {
    try {
      const answer = await keyed(batch, (idempotencyKey) =>
        updateAvailabilities({ changes: batch, idempotencyKey }),
      );
      days.push(...answer.days);
      onProgress?.(days.length);
    } catch (error) {
      const told = new Set(days.map(dayKey));
      return { days, unsent: changes.filter((change) => !told.has(dayKey(change))), error };
    }
  }
  return { days, unsent: [], error: undefined };
}

/** What would become of changes, every day of them. */
export async function previewChanges(
  changes: readonly DayChange[],
  signal?: AbortSignal,
): Promise<AvailabilityBatchDay[]> {
  const days: AvailabilityBatchDay[] = [];
  for (const batch of inBatches(changesOf(changes))) {
    days.push(...(await previewAvailabilities(batch, signal)).days);
  }
  return days;
}

/** What stands on days: what a preview of deleting them tells, held against nothing. */
export async function previewStanding(days: readonly OfferDay[], signal?: AbortSignal) {
  return previewChanges(
    days.map((day) => ({ ...day, seen: undefined, act: { action: 'DELETE' } })),
    signal,
  );
}
