import { useQueries } from '@tanstack/react-query';
import type { Booking } from '../../api/contract/types.ts';
import { boatQuery } from '../../api/resources/boats/queries.ts';
import { now } from '../../lib/now.ts';
import { isOver } from '../trip/is-over.ts';
import { usualHour } from './usual-hour.ts';

type Request = Pick<Booking, 'id' | 'boatId' | 'status' | 'startDate' | 'startTime'>;

/**
 * Whether the hour of a trip has come and its host has not answered: nobody sets out, and the service declines it when
 * the day is over. `usual` is when whole days on the boat usually begin, `HH:mm`; where that is not known either, the
 * host may still say it on the day.
 */
export function isMissed(
  { status, startDate, startTime }: Request,
  usual: string | undefined,
  at = new Date(now()),
): boolean {
  return status === 'PENDING' && isOver(startDate, startTime ?? usual ?? '24:00', at);
}

/** Which of these bookings are requests that were not answered before their hour came, by their ids. */
export function useMissedRequests(bookings: readonly Request[]): ReadonlySet<number> {
  // Only those of today can be: those of a day that is over have been declined.
  const due = bookings.filter((booking) => isMissed(booking, '00:00'));
  const boats = useQueries({
    queries: due.map(({ boatId }) => ({ ...boatQuery(boatId ?? 0), enabled: boatId !== null })),
  });
  const missed = due.filter((booking, index) => isMissed(booking, usualHour(boats[index]?.data)));
  return new Set(missed.map(({ id }) => id));
}
