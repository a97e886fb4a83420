import type { AvailabilityState } from '../../../../api/contract/types.ts';

/** A day, `YYYY-MM-DD`, of a boat. */
export interface BoatDay {
  boatId: number;
  date: string;
}

/**
 * A day with what was seen there: null for a day without an entry, undefined where nobody has looked, and
 * nothing is to be compared.
 */
export interface SeenDay extends BoatDay {
  seen: AvailabilityState | null | undefined;
}

/** Which day of which boat, as one text. */
export const dayKey = ({ boatId, date }: { boatId: number | null; date: string }): string =>
  `${boatId} ${date}`;

/** What stands of a day, as one text: equal texts are equal days. */
export const stateKey = (state: AvailabilityState | null | undefined): string =>
  state === undefined
    ? 'anything'
    : state
      ? `${state.isAvailable} ${state.priceOverride} ${state.isInstantConfirmation}`
      : 'none';

/** Every given day of every boat, boat by boat. */
export function daysOfBoats(boatIds: readonly number[], days: readonly string[]): BoatDay[] {
  return boatIds.flatMap((boatId) => days.map((date) => ({ boatId, date })));
}
