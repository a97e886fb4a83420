import type { Tour } from '../../api/contract/types.ts';
import type { TourChoice } from './use-tour-dates.ts';

/** What is said of a tour's price where no date is chosen. Lira per person. */
interface TourHeadline {
  lira: number;
  /** Whether other dates to come cost more. */
  isLowest: boolean;
}

/**
 * A price that can be paid: the tour's own, as lists tell it, where a date to come has it; else the lowest of those
 * dates. The tour's own, too, while none of them is open.
 */
export function tourHeadline(
  { price }: Pick<Tour, 'price'>,
  choices: readonly TourChoice[],
): TourHeadline {
  const prices = choices.flatMap(({ isBookable, day }) => (isBookable && day ? [day.price] : []));
  if (prices.length === 0) return { lira: price, isLowest: false };
  const lowest = Math.min(...prices);
  const lira = prices.includes(price) ? price : lowest;
  return { lira, isLowest: lira === lowest && prices.some((other) => other > lira) };
}
