import { availabilityBatchChangeLimits } from '../../../../api/contract/contract.ts';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import type { DayAct } from '../batch/changes.ts';

/** What days can be made: bookable, not bookable, or without an entry, which is not bookable either. */
type Status = 'open' | 'closed' | 'deleted';

/** A price as it is asked for; null while its field is empty. */
export type PriceWish =
  | { kind: 'regular' }
  | { kind: 'amount'; lira: number | null }
  | { kind: 'percent'; percent: number | null };

/** What somebody has chosen in the panel; what is left out stays as it is on every day. */
export interface Draft {
  status?: Status;
  isInstant?: boolean;
  price?: PriceWish;
}

/** What the chosen days have in common; undefined where they differ. */
export interface Common {
  /** `none`: not one of them has an entry. */
  status: 'open' | 'closed' | 'none' | undefined;
  isInstant: boolean | undefined;
  /** Lira; null for the regular price. */
  price: number | null | undefined;
}

/** What days have in common that may change at all. Days without an entry say nothing. */
export function commonOf(days: readonly AvailabilityBatchDay[]): Common {
  const entries = days.flatMap(({ before }) => before ?? []);
  if (entries.length === 0) return { status: 'none', isInstant: false, price: null };
  const isAvailable = only(entries.map((entry) => entry.isAvailable));
  return {
    status: isAvailable === undefined ? undefined : isAvailable ? 'open' : 'closed',
    isInstant: only(entries.map((entry) => entry.isInstantConfirmation)),
    price: only(entries.map((entry) => entry.priceOverride)),
  };
}

/** The one value of a list; undefined when there are several. */
function only<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** The status that the panel shows: what was chosen, else what stands; days without an entry open. */
export function statusOf(draft: Draft, common: Common): Status | undefined {
  return draft.status ?? (common.status === 'none' ? 'open' : common.status);
}

/** What is wrong with the price that was asked for. */
export type PriceProblem = 'missing' | 'range';

const { priceOverride: lira, pricePercent: percent } = availabilityBatchChangeLimits;

/** What is wrong with the price of a draft; undefined when nothing is. */
export function priceProblem({ price, status }: Draft): PriceProblem | undefined {
  if (status === 'deleted' || !price || price.kind === 'regular') return undefined;
  const [value, { minimum, maximum }] =
    price.kind === 'amount' ? [price.lira, lira] : [price.percent, percent];
  if (value === null) return 'missing';
  return value < minimum || value > maximum ? 'range' : undefined;
}

/**
 * What a draft does to every chosen day; undefined when it does nothing, or cannot be sent yet. What
 * nobody has touched is left out, so that days that differ keep their differences.
 */
export function actOf(draft: Draft, common: Common): DayAct | undefined {
  if (priceProblem(draft)) return undefined;
  if (draft.status === 'deleted') return { action: 'DELETE' };
  const act: DayAct = { action: 'SET' };
  const status = common.status === 'none' ? statusOf(draft, common) : draft.status;
  if (status) act.isAvailable = status === 'open';
  if (draft.isInstant !== undefined) act.isInstantConfirmation = draft.isInstant;
  const { price } = draft;
  if (price?.kind === 'regular') act.priceOverride = null;
  if (price?.kind === 'amount' && price.lira !== null) act.priceOverride = price.lira;
  if (price?.kind === 'percent' && price.percent !== null) act.pricePercent = price.percent;
  return Object.keys(act).length > 1 ? act : undefined;
}

/** Whether a draft would give days away for nothing. */
export function isFree({ price, status }: Draft): boolean {
  if (status === 'deleted' || !price) return false;
  return (
    (price.kind === 'amount' && price.lira === 0) ||
    (price.kind === 'percent' && price.percent === -100)
  );
}
