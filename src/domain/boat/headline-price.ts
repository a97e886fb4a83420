import type { BoatSummary } from '../../api/contract/types.ts';

/** What is said of a boat's price where no trip is chosen. Lira. */
interface HeadlinePrice {
  lira: number;
  unit: 'day' | 'period';
  /** Whether other days ahead cost more. */
  isLowest: boolean;
}

/**
 * A price that can be paid: that of the days that a search asked for, else the lowest of the days ahead, and
 * the boat's own only while none of them is open.
 */
export function headlinePrice({
  periodPrice,
  fromPrice,
  nextAvailableDate,
}: Pick<BoatSummary, 'periodPrice' | 'fromPrice' | 'nextAvailableDate'>): HeadlinePrice {
  if (periodPrice != null) return { lira: periodPrice, unit: 'period', isLowest: false };
  return { lira: fromPrice, unit: 'day', isLowest: nextAvailableDate !== null };
}
