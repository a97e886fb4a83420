import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { endHours } from '../days/hours.ts';
import type { LiveQuote } from './use-boat-quote.ts';

interface FreeHours {
  /** The full hours of the chosen day that are free; undefined where that is not known. */
  free: readonly number[] | undefined;
  isPending: boolean;
  refetch: () => void;
}

/**
 * The price of chosen hours: none before it is known whether they are free, and then only of a trip that cannot be
 * had where one of them is not. Where that cannot be known, the service says it when the booking is reviewed.
 */
export function atHours(
  live: LiveQuote,
  { start, from, to }: TripSearch,
  { free, isPending, refetch }: FreeHours,
): LiveQuote {
  const { quote } = live;
  if (from === undefined || to === undefined || start === undefined) return live;
  const hourly = {
    ...live,
    retry() {
      live.retry();
      refetch();
    },
  };
  if (!quote) return hourly;
  if (isPending) return { ...hourly, quote: undefined, isPending };
  if (!free || endHours(free, from).includes(to)) return hourly;
  return { ...hourly, quote: { ...quote, unavailable: [start] } };
}
