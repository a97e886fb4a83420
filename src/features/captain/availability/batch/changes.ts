import { availabilityBatchChangeLimits } from '../../../../api/contract/contract.ts';
import type {
  AvailabilityBatchChange,
  AvailabilityBatchDay,
} from '../../../../api/contract/types.ts';
import { type SeenDay, stateKey } from './boat-days.ts';

/** What a change does to its days, without saying which. */
export type DayAct = Pick<
  AvailabilityBatchChange,
  'action' | 'isAvailable' | 'priceOverride' | 'pricePercent' | 'isInstantConfirmation'
>;

/** A day and what is done to it. */
export interface DayChange extends SeenDay {
  act: DayAct;
}

const { maxItems: mostDates } = availabilityBatchChangeLimits.dates;

/**
 * The changes of the contract for some days: days of a boat that say the same and change in the same way
 * go together. Each carries what was seen, so that a day that somebody else has changed meanwhile is
 * refused and not overwritten.
 */
export function changesOf(days: readonly DayChange[]): AvailabilityBatchChange[] {
  const groups = Map.groupBy(
    days,
    ({ boatId, seen, act }) => `${boatId} ${stateKey(seen)} ${JSON.stringify(act)}`,
  );
  return [...groups.values()].flatMap((group) =>
    cut(group, mostDates).flatMap((part) => {
      const [first] = part;
      if (!first) return [];
      const { boatId, seen, act } = first;
      const dates = part.map(({ date }) => date);
      return [{ boatId, ...act, dates, ...(seen !== undefined && { expected: seen }) }];
    }),
  );
}

/** What takes changed days back to what they were before, as long as nobody has changed them since. */
export function undoOf(days: readonly AvailabilityBatchDay[]): DayChange[] {
  return days.flatMap(({ boatId, date, outcome, before, after }) => {
    if (boatId === null || !isChange(outcome)) return [];
    const act: DayAct = before ? { action: 'SET', ...before } : { action: 'DELETE' };
    return [{ boatId, date, seen: after, act }];
  });
}

/** Whether an outcome is a change; the others are days that stay as they are. */
export const isChange = (outcome: AvailabilityBatchDay['outcome']): boolean =>
  outcome === 'CREATED' || outcome === 'UPDATED' || outcome === 'DELETED';

/** Whether an outcome is a refusal: the day should have changed and did not. */
export const isRefusal = (outcome: AvailabilityBatchDay['outcome']): boolean =>
  !isChange(outcome) && outcome !== 'UNCHANGED';

/** A list in parts of at most so many. */
function cut<Item>(list: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < list.length; start += most) {
    parts.push(list.slice(start, start + most));
  }
  return parts;
}
