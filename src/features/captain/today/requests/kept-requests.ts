import type { Booking } from '../../../../api/contract/types.ts';

/** A request in the list: one that no longer waits keeps its place until the page is left. */
export interface KeptRequest {
  booking: Booking;
  isWaiting: boolean;
}

/**
 * What is shown after the service was asked again: everything stays where it stands, so that nothing
 * moves under a finger, and what is new comes at the end.
 */
export function keepInPlace(
  shown: readonly KeptRequest[],
  waiting: readonly Booking[],
): KeptRequest[] {
  const now = new Map(waiting.map((booking) => [booking.id, booking]));
  const known = new Set(shown.map(({ booking }) => booking.id));
  return [
    ...shown.map(({ booking }) => {
      const current = now.get(booking.id);
      return { booking: current ?? booking, isWaiting: current !== undefined };
    }),
    ...waiting.filter(({ id }) => !known.has(id)).map((booking) => ({ booking, isWaiting: true })),
  ];
}
