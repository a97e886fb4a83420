import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newestRequestsQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';

/** Milliseconds between two looks for new requests, while the page is seen. */
const LOOK_EVERY = 30_000;

/**
 * How many requests have come since the list was last shown anew. They are looked for while the page is
 * seen, and shown by `show`, never by themselves: nothing that is being read moves.
 */
export function useNewRequests(hostId: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...newestRequestsQuery(hostId),
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: 'always',
  });
  const newestId = data?.reduce((most, { id }) => Math.max(most, id), 0);
  const [seenId, setSeenId] = useState<number>();
  // What was there when the page opened is not new.
  if (seenId === undefined && newestId !== undefined) setSeenId(newestId);
  const count = data?.filter(({ id }) => seenId !== undefined && id > seenId).length ?? 0;
  return {
    count,
    show: () => {
      setSeenId(newestId);
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
    },
  };
}
