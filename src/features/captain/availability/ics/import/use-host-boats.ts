import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ownerTimelineQuery } from '../../../../../api/resources/availabilities/host-queries.ts';
import { calendarRange } from '../host-calendar.ts';

export interface HostBoat {
  id: number;
  name: string;
}

/** The boats that a file may be about: the one, or all of a host's. */
export function useHostBoats(hostId: number, boatId: number | undefined) {
  const [{ first, last }] = useState(calendarRange);
  const query = useInfiniteQuery(ownerTimelineQuery(hostId, first, last));
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const list = useMemo(
    () =>
      data?.pages
        .flatMap(({ boats }) => boats)
        .filter((boat) => boatId === undefined || boat.boatId === boatId)
        .map((boat): HostBoat => ({ id: boat.boatId, name: boat.boatName })),
    [data, boatId],
  );
  return {
    list,
    error: data ? null : query.error,
    isFetching,
    retry: () => void query.refetch(),
  };
}

export type HostBoats = ReturnType<typeof useHostBoats>;
