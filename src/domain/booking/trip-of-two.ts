import type { Booking } from '../../api/contract/types.ts';

/** Bookings in these states let customer and host write to each other. */
const messagingStatuses: readonly Booking['status'][] = ['PENDING', 'CONFIRMED', 'COMPLETED'];

/** Whether a booking lets its two parties write to each other. */
export function letsWrite({ status }: Pick<Booking, 'status'>): boolean {
  return messagingStatuses.includes(status);
}

/**
 * Of the bookings that two people share, the one they most likely talk about on the day `today`: the next trip, or
 * else the last one; undefined for none.
 */
export function tripOfTwo<Trip extends Pick<Booking, 'startDate' | 'endDate'>>(
  bookings: readonly Trip[],
  today: string,
): Trip | undefined {
  const inOrder = bookings.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return inOrder.find(({ endDate }) => endDate >= today) ?? inOrder.at(-1);
}
