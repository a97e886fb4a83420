import type { Booking, Review } from '../../../api/contract/types.ts';

/** Trips that are over and not written about yet, the last one first. */
export function tripsToReview(bookings: readonly Booking[], reviews: readonly Review[]): Booking[] {
  const reviewed = new Set(reviews.map(({ bookingId }) => bookingId));
  return bookings
    .filter(({ id, status }) => status === 'COMPLETED' && !reviewed.has(id))
    .sort((one, other) => other.endDate.localeCompare(one.endDate));
}

/** Why the trip that an address names cannot be written about; undefined where it can. */
export type IneligibleReason = 'reviewed' | 'notOver' | 'unknown';

export function ineligibleReason(
  bookingId: number,
  bookings: readonly Booking[],
  reviews: readonly Review[],
): IneligibleReason | undefined {
  const booking = bookings.find(({ id }) => id === bookingId);
  if (!booking) return 'unknown';
  if (reviews.some((review) => review.bookingId === bookingId)) return 'reviewed';
  return booking.status === 'COMPLETED' ? undefined : 'notOver';
}
