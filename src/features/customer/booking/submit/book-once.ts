import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { createBooking } from '../../../../api/resources/bookings/mutations.ts';
import { comingBookings } from '../../../../api/resources/bookings/quote-queries.ts';
import { completeAttempt, forgetAttempts, hasOpenAttempt, startAttempt } from '../draft/storage.ts';

/** One after the other, in all tabs; at once where the browser knows no locks. */
function withBookingLock<Value>(task: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('booking', task) : task();
}

/** Whether a booking is of this trip: the same boat or date, the same days and hours. */
function isSameTrip(request: BookingCreate, booking: Booking): boolean {
  const isOffer =
    'boatId' in request
      ? booking.boatId === request.boatId
      : booking.tourDateId === request.tourDateId;
  return (
    isOffer &&
    booking.startDate === request.startDate &&
    booking.endDate === request.endDate &&
    ('tourId' in request || (booking.startTime ?? undefined) === request.startTime) &&
    (booking.hours ?? undefined) === request.hours
  );
}

/** Whether the same attempt may still have findBooking, or make, its booking. */
function mayHaveSucceeded(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable || error.status === 401;
}

async function findBooking(userId: number, request: BookingCreate, bookingId?: number) {
  const coming = await comingBookings(userId);
  return coming.find((one) =>
    bookingId === undefined ? isSameTrip(request, one) : one.id === bookingId,
  );
}

/**
 * Books a trip for the person signed in, once: pressed twice, in two tabs, after a lost answer or with
 * notes changed since, it answers the booking that is there already. Rejects with an ApiError; a
 * refusal ends the attempt, anything else leaves it open for the next one.
 */
export function bookOnce(userId: number, request: BookingCreate): Promise<Booking> {
  return withBookingLock(async () => {
    const wasSentOtherwise = hasOpenAttempt(userId, request);
    const attempt = startAttempt(userId, request);
    if (attempt.bookingId !== undefined || wasSentOtherwise) {
      const booking = await findBooking(userId, request, attempt.bookingId);
      if (booking) {
        completeAttempt(attempt, booking.id);
        return booking;
      }
      // Nothing came of it, or it was cancelled since: this is a booking of its own.
      forgetAttempts(userId, request);
    }
    const current = startAttempt(userId, request);
    try {
      const booking = await createBooking({ wanted: request, idempotencyKey: current.key });
      completeAttempt(current, booking.id);
      return booking;
    } catch (error) {
      // The answer to a key stands for good, so a refused attempt needs another one next time.
      if (!mayHaveSucceeded(error)) forgetAttempts(userId, request);
      throw error;
    }
  });
}
