import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentCheckQuery } from '../../../../api/resources/payments/queries.ts';

/** How often the provider is asked again while a payment waits; then it is up to the person. */
const attempts = 3;

/** Milliseconds between two questions: shorter where the person has just come back from paying. */
export const pollEvery = { afterPaying: 4_000, elsewhere: 6_000 };

/**
 * What of a booking is paid. While that is PENDING the provider is asked again, three times at most
 * and only while the page is visible; `isWatching` says that it still is. After that nothing has
 * failed: the person may ask. `every` in milliseconds; false asks once.
 */
export function usePaymentCheck(bookingId: number, every: number | false) {
  const queryClient = useQueryClient();
  const options = paymentCheckQuery(bookingId);
  /** How many answers and failures there have been, on earlier visits of the page as well. */
  const countAll = () => {
    const { dataUpdateCount = 0, errorUpdateCount = 0 } =
      queryClient.getQueryState(options.queryKey) ?? {};
    return dataUpdateCount + errorUpdateCount;
  };
  const [before] = useState(countAll);

  const query = useQuery({
    ...options,
    // Paused by itself while the page is out of sight.
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.paymentStatus === 'PENDING' &&
      dataUpdateCount + errorUpdateCount - before <= attempts &&
      every,
  });
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const isWaiting = data?.paymentStatus === 'PENDING';
  return {
    status: data,
    error: data ? null : error,
    /** The last question had no answer, though an earlier one had. */
    isUnsure: errorUpdatedAt > dataUpdatedAt,
    isFetching,
    isWatching: every !== false && isWaiting && countAll() - before <= attempts,
    check: () => void refetch(),
  };
}
