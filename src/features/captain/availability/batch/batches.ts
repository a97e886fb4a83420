import { availabilityBatchLimits } from '../../../../api/contract/contract.ts';
import type { AvailabilityBatchChange } from '../../../../api/contract/types.ts';

/**
 * Most days of one call. Well below what the contract takes at once: the answer tells every day, and has
 * to arrive over one bar of signal before the call is given up.
 */
const mostDays = 4000;
const { maxItems: mostChanges } = availabilityBatchLimits.changes;

/** Changes in as many calls as they need, in their order. */
export function inBatches(
  changes: readonly AvailabilityBatchChange[],
): AvailabilityBatchChange[][] {
  const batches: AvailabilityBatchChange[][] = [];
  let days = 0;
  for (const change of changes) {
    const batch = batches.at(-1);
    const isFull = days + change.dates.length > mostDays || batch?.length === mostChanges;
    if (!batch || isFull) {
      batches.push([change]);
      days = change.dates.length;
    } else {
      batch.push(change);
      days += change.dates.length;
    }
  }
  return batches;
}
