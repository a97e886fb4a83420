import { client } from '../../client.ts';
import type { AvailabilityBatchChange } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface BatchRequest {
  changes: readonly AvailabilityBatchChange[];
  /** One per contents: sent again after a failure, the days change once. */
  idempotencyKey: string;
}

/**
 * Opens, closes, prices or deletes days of one's boats in one go. Answers the outcome of each day; a day
 * that is refused does not keep the others from changing. Rejects with an ApiError: 403 for a boat of
 * somebody else, which refuses them all.
 */
export function updateAvailabilities({ changes, idempotencyKey }: BatchRequest) {
  return unwrap(
    client.POST('/availabilities/batch', {
      body: { isPreview: false, changes: [...changes] },
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** What `updateAvailabilities` would answer; nothing changes. */
export function previewAvailabilities(
  changes: readonly AvailabilityBatchChange[],
  signal?: AbortSignal,
) {
  return unwrap(
    client.POST('/availabilities/batch', {
      body: { isPreview: true, changes: [...changes] },
      signal: signal ?? null,
    }),
  );
}
