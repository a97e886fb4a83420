import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Booking } from '../../../api/contract/types.ts';
import { bookingQuery } from '../../../api/resources/bookings/queries.ts';

/** How many bookings are kept: who has more opens the others while there is a connection. */
const MOST = 5;

/**
 * At a marina there may be no connection: the tickets of these bookings, the page of the first and the list that leads
 * to them are fetched while there is one.
 */
export function useTicketsAtHand(bookings: readonly Pick<Booking, 'id'>[]): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const ids = bookings
    .slice(0, MOST)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const [first, ...others] = ids.split(',').filter(Boolean);
    if (first === undefined) return;
    for (const id of others) void queryClient.prefetchQuery(bookingQuery(Number(id)));
    // A preload that fails is no failure: the page itself says what is wrong.
    const ignore = () => undefined;
    router
      .preloadRoute({ to: '/my-bookings/$bookingId', params: { bookingId: first } })
      .catch(ignore);
    router.preloadRoute({ to: '/my-bookings' }).catch(ignore);
  }, [ids, queryClient, router]);
}
