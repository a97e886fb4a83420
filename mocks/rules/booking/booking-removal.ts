import type { BookingRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/**
 * Removes bookings for good, with their payments and reviews; messages about them stay, without their booking.
 * Whether that is allowed is asked before.
 */
export function removeBookings(store: Store, bookings: readonly BookingRecord[]): void {
  for (const { id } of bookings) {
    for (const payment of store.payments.where('bookingId', id)) store.payments.remove(payment.id);
    for (const review of store.reviews.where('bookingId', id)) removeReview(store, review.id);
    for (const message of store.messages.where('bookingId', id)) {
      store.messages.update(message.id, { bookingId: null });
    }
    store.bookings.remove(id);
  }
}

/** Removes a review for good, with its replies and flags. */
export function removeReview(store: Store, id: number): void {
  for (const reply of store.reviewReplies.where('reviewId', id)) {
    store.reviewReplies.remove(reply.id);
  }
  for (const flag of store.reviewFlags.where('reviewId', id)) store.reviewFlags.remove(flag.id);
  store.reviews.remove(id);
}
