import type { BoatSummary } from '../../api/contract/types.ts';
import type { DateRange } from '../trip/trip-search.ts';

/** What is said of a boat's price where no trip is chosen. Lira. */
interface HeadlinePrice {
  lira: number;
  unit: 'day' | 'oneDay' | 'period';
  /** Whether other days ahead cost more. */
  isLowest: boolean;
}

/**
 * A price that can be paid: that of the days that a search asked for, which are given, else the lowest of the days ahead, and
 * the boat's own only while none of them is open.
 */
export function headlinePrice(
  {
    periodPrice,
    fromPrice,
    nextAvailableDate,
  }: Pick<BoatSummary, 'periodPrice' | 'fromPrice' | 'nextAvailableDate'>,
  { start, end }: Partial<DateRange> = {},
): HeadlinePrice {
  const unit = start !== undefined && start === end ? 'oneDay' : 'period';
  if (periodPrice != null) return { lira: periodPrice, unit, isLowest: false };
  return { lira: fromPrice, unit: 'day', isLowest: nextAvailableDate !== null };
}
