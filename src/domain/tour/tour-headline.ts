import type { Tour } from '../../api/contract/types.ts';
import type { TourChoice } from './use-tour-dates.ts';

/** What is said of a tour's price where no date is chosen. Lira per person. */
interface TourHeadline {
  lira: number;
  /** Whether other dates to come cost more. */
  isLowest: boolean;
}

/** The price of the next date that can be booked, as lists tell it; the tour's own while none can. */
export function tourHeadline(
  { price }: Pick<Tour, 'price'>,
  choices: readonly TourChoice[],
): TourHeadline {
  const prices = choices.flatMap(({ isBookable, day }) => (isBookable && day ? [day.price] : []));
  const [lira = price] = prices;
  return { lira, isLowest: lira === Math.min(...prices) && prices.some((other) => other > lira) };
}
