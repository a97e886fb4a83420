import { availabilityBatchChangeLimits } from '../../../../api/contract/contract.ts';
import type {
  AvailabilityBatchChange,
  AvailabilityBatchDay,
} from '../../../../api/contract/types.ts';
import { offerKey, offerOf, type SeenDay, stateKey } from './offer-days.ts';

/** What a change does to its days, without saying which. */
export type DayAct = Pick<
  AvailabilityBatchChange,
  'action' | 'isAvailable' | 'priceOverride' | 'pricePercent' | 'isInstantConfirmation'
>;

/** A day and what is done to it. */
export type DayChange = SeenDay & { act: DayAct };

const { maxItems: mostDates } = availabilityBatchChangeLimits.dates;

/**
 * The changes of the contract for some days: days of a boat or tour that say the same and change in the same way
 * go together. Each carries what was seen, so that a day that somebody else has changed meanwhile is
 * refused and not overwritten.
 */
export function changesOf(days: readonly DayChange[]): AvailabilityBatchChange[] {
  const groups = Map.groupBy(
    days,
    (day) => `${offerKey(day)} ${stateKey(day.seen)} ${JSON.stringify(day.act)}`,
  );
  return [...groups.values()].flatMap((group) =>
    cut(group, mostDates).flatMap((part) => {
      const [first] = part;
      if (!first) return [];
      const { seen, act } = first;
      const offer = first.boatId === null ? { tourId: first.tourId } : { boatId: first.boatId };
      const dates = part.map(({ date }) => date);
      return [{ ...offer, ...act, dates, ...(seen !== undefined && { expected: seen }) }];
    }),
  );
}

/** What takes changed days back to what they were before, as long as nobody has changed them since. */
export function undoOf(days: readonly AvailabilityBatchDay[]): DayChange[] {
  return days.flatMap((day) => {
    const { date, outcome, before, after } = day;
    const offer = offerOf(day);
    if (!offer || !isChange(outcome)) return [];
    const act: DayAct = before ? { action: 'SET', ...before } : { action: 'DELETE' };
    return [{ ...offer, date, seen: after, act }];
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
