import type { QueryClient } from '@tanstack/react-query';
import { getOwnerTimelineOperation } from '../../../../api/contract/contract.ts';
import type { TimelineBoat } from '../../../../api/contract/types.ts';
import { ownerTimelineQuery } from '../../../../api/resources/availabilities/host-queries.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import type { Days } from './read/calendar-times.ts';

const { maxDays } = getOwnerTimelineOperation;

/** The days that files are written and read for: from today on, as many as the service tells at once. */
export function calendarRange(): Days {
  const first = calendarDay();
  return { first, last: addDays(first, maxDays - 1) };
}

/** All boats of a host with their days from today on, as they are now. Rejects with an ApiError. */
export async function hostBoats(
  queryClient: QueryClient,
  hostId: number,
): Promise<readonly TimelineBoat[]> {
  const { first, last } = calendarRange();
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...ownerTimelineQuery(hostId, first, last),
    // No host has as many parts; without a number only the first one is fetched.
    pages: 100,
    staleTime: 0,
  });
  return pages.flatMap(({ boats }) => boats);
}
