import type { Availability } from '../../../../api/contract/types.ts';

/** How many days from today on a tour has entries for, by what they say. */
interface AvailabilityStats {
  open: number;
  closed: number;
  ownPrice: number;
  instant: number;
}

/** Counts entries; past days count no more. `today` is `YYYY-MM-DD`. */
export function statsOf(records: readonly Availability[], today: string): AvailabilityStats {
  const coming = records.filter(({ date }) => date >= today);
  const open = coming.filter(({ isAvailable }) => isAvailable);
  return {
    open: open.length,
    closed: coming.length - open.length,
    ownPrice: open.filter(({ priceOverride }) => priceOverride !== null).length,
    instant: open.filter(({ isInstantConfirmation }) => isInstantConfirmation).length,
  };
}
