import type {
  AvailabilityBatchDay,
  AvailabilityDayOutcome,
} from '../../../../api/contract/types.ts';
import { isChange, isRefusal } from '../batch/changes.ts';

/** The lowest and the highest of some prices, in lira. */
export interface PriceSpan {
  lowest: number;
  highest: number;
}

/** Days that stay as they are for the same reason. */
interface Refused {
  outcome: AvailabilityDayOutcome;
  days: AvailabilityBatchDay[];
}

/** What will change, told as counts of days. */
export interface Summary {
  changed: AvailabilityBatchDay[];
  opened: number;
  closed: number;
  deleted: number;
  instantOn: number;
  instantOff: number;
  /** The prices of the days whose price changes; null where one of them is not known. */
  price: { days: number; from: PriceSpan | null; to: PriceSpan | null } | null;
  unchanged: number;
  /** Booked days that change: their bookings keep what was agreed. */
  bookedChanged: AvailabilityBatchDay[];
  /** The days that stay as they are, by why. */
  refused: Refused[];
}

/**
 * Tells the outcomes of a preview. `regularPrice` answers what a boat or tour costs a day without a price of its
 * own, in lira; undefined where that is not known.
 */
export function summaryOf(
  days: readonly AvailabilityBatchDay[],
  regularPrice: (day: AvailabilityBatchDay) => number | undefined,
): Summary {
  const changed = days.filter(({ outcome }) => isChange(outcome));
  const count = (test: (day: AvailabilityBatchDay) => boolean) => changed.filter(test).length;
  const priced = changed.filter(
    ({ before, after }) => after && before && before.priceOverride !== after.priceOverride,
  );
  const created = changed.filter(({ before, after }) => !before && after?.priceOverride != null);
  const costs = (side: 'before' | 'after') => (day: AvailabilityBatchDay) =>
    day[side]?.priceOverride ?? regularPrice(day);
  const dearer = [...priced, ...created];
  return {
    changed,
    opened: count(({ before, after }) => !before?.isAvailable && after?.isAvailable === true),
    closed: count(
      ({ before, after }) => before?.isAvailable !== false && after?.isAvailable === false,
    ),
    deleted: count(({ outcome }) => outcome === 'DELETED'),
    instantOn: count(
      ({ before, after }) =>
        !before?.isInstantConfirmation && after?.isInstantConfirmation === true,
    ),
    instantOff: count(
      ({ before, after }) =>
        before?.isInstantConfirmation === true && after?.isInstantConfirmation === false,
    ),
    price:
      dearer.length > 0
        ? {
            days: dearer.length,
            from: spanOf(dearer.map(costs('before'))),
            to: spanOf(dearer.map(costs('after'))),
          }
        : null,
    unchanged: days.filter(({ outcome }) => outcome === 'UNCHANGED').length,
    bookedChanged: changed.filter(({ hasBookings }) => hasBookings),
    refused: refusedOf(days),
  };
}

/** The days that are refused, by why. */
export function refusedOf(days: readonly AvailabilityBatchDay[]): Refused[] {
  const refused = days.filter(({ outcome }) => isRefusal(outcome));
  return [...Map.groupBy(refused, ({ outcome }) => outcome)].map(([outcome, ofOne]) => ({
    outcome,
    days: ofOne,
  }));
}

function spanOf(prices: readonly (number | undefined)[]): PriceSpan | null {
  const known = prices.filter((price) => price !== undefined);
  if (known.length < prices.length || known.length === 0) return null;
  return {
    lowest: known.reduce((least, price) => Math.min(least, price)),
    highest: known.reduce((most, price) => Math.max(most, price)),
  };
}
