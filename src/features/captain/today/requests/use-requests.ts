import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingRequestsQuery } from '../../../../api/resources/dashboard/queries.ts';
import { instantNow } from '../../../../lib/now.ts';
import { type KeptRequest, keepInPlace } from './kept-requests.ts';

/** Milliseconds between two looks for new requests, while the page is seen. */
const LOOK_EVERY = 60_000;

interface Requests {
  requests: readonly KeptRequest[];
  /** How many wait in all, also beyond those shown. */
  total: number;
  /** How many have come since the page was opened. */
  arrived: number;
}

interface Shown {
  /** The answer that `requests` holds already. */
  seen: unknown;
  requests: readonly KeptRequest[];
}

/** The requests that wait, in places that they keep until the page is left. */
export function useRequests(hostId: number) {
  const result = useQuery({
    ...waitingRequestsQuery(hostId),
    retryOnMount: false,
    refetchInterval: LOOK_EVERY,
  });
  const [shown, setShown] = useState<Shown>({ seen: undefined, requests: [] });
  const [opened] = useState(instantNow);
  if (result.data && shown.seen !== result.data) {
    setShown({ seen: result.data, requests: keepInPlace(shown.requests, result.data.content) });
  }
  const data: Requests | undefined = result.data && {
    requests: shown.requests,
    total: result.data.totalElements,
    arrived: shown.requests.filter(({ booking }) => booking.createdAt > opened).length,
  };
  return { ...result, data };
}
