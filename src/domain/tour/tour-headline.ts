import type { Tour } from '../../api/contract/types.ts';
import type { TourChoice } from './use-tour-dates.ts';

/** What is said of a tour's price where no date is chosen. Lira per person. */
interface TourHeadline {
  lira: number;
  /** Whether other dates to come cost more. */
  isLowest: boolean;
}

/** A price that can be paid: the lowest of the dates to come, and the tour's own while none of them is open. */
export function tourHeadline(
  { price }: Pick<Tour, 'price'>,
  choices: readonly TourChoice[],
): TourHeadline {
  const prices = choices.flatMap(({ isBookable, day }) => (isBookable && day ? [day.price] : []));
  if (prices.length === 0) return { lira: price, isLowest: false };
  const lira = Math.min(...prices);
  return { lira, isLowest: prices.some((other) => other > lira) };
}
