import { useQueries, useQuery } from '@tanstack/react-query';
import type { Boat } from '../../../api/contract/types.ts';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { boatQuery } from '../../../api/resources/boats/queries.ts';
import { boatsFoundQuery } from '../../../api/resources/boats/search-queries.ts';
import type { DateRange } from '../../../domain/trip/trip-search.ts';

/** One of the boats to compare, or what stands in the way. */
export type Compared = { id: number } & (
  | { state: 'loading' }
  | {
      state: 'there';
      boat: Boat;
      /** The chosen days cannot be had. */
      isTaken: boolean;
    }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void }
);

/**
 * The boats of these ids, each in a state of its own, at the price of the chosen days, and as confirmed on them,
 * where they are free then.
 */
export function useCompared(ids: readonly number[], days: DateRange | null): readonly Compared[] {
  const { start, end } = days ?? {};
  const found = useQuery({
    ...boatsFoundQuery({ startDate: start, endDate: end }),
    enabled: days !== null && ids.length > 0,
  });
  const free =
    days && found.data && !found.isPlaceholderData
      ? new Map(found.data.map((boat) => [boat.id, boat]))
      : null;
  const compared = useQueries({
    queries: ids.map((id) => boatQuery(id)),
    combine: (results) =>
      ids.map((id, index): Compared => {
        const result = results[index];
        if (result?.data) {
          // Who has booked it once is still answered about a boat that was withdrawn.
          if (result.data.status !== 'ACTIVE') return { id, state: 'missing' };
          return { id, state: 'there', boat: result.data, isTaken: false };
        }
        if (!result?.error || result.isFetching) return { id, state: 'loading' };
        const { error, refetch } = result;
        if (isMissing(error)) return { id, state: 'missing' };
        return { id, state: 'failed', error, retry: () => void refetch() };
      }),
  });
  return compared.map((one) => {
    if (one.state !== 'there' || free === null) return one;
    const { periodPrice = null, isInstantConfirmation = one.boat.isInstantConfirmation } =
      free.get(one.id) ?? {};
    const boat = { ...one.boat, periodPrice, isInstantConfirmation };
    return { ...one, boat, isTaken: periodPrice === null };
  });
}
