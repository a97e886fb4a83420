import type { QueryClient } from '@tanstack/react-query';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { isOutcomeUnknown } from '../../../../api/errors/is-outcome-unknown.ts';
import { createBooking } from '../../../../api/resources/bookings/mutations.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { comingBookingsQuery } from '../../../../api/resources/bookings/quote-queries.ts';
import { isOpen } from '../../../../domain/booking/booking-state.ts';
import {
  type Attempt,
  attemptAt,
  completeAttempt,
  forgetAttempt,
  openAttempts,
  startAttempt,
} from './attempts.ts';
import { isAsRequested, isSameTrip } from './booked-trip.ts';

interface Booker {
  queryClient: QueryClient;
  userId: number;
  /** The bookings that this person knows of and wants another one beside. */
  known: readonly number[];
}

/** One after the other, in all tabs; at once where the browser knows no locks. */
function withBookingLock<Value>(task: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('booking', task) : task();
}

/** Whether the same attempt may still have made, or make, its booking. */
export function mayHaveSucceeded(error: unknown): boolean {
  // What is refused for now is sent again under its key: an earlier try of the same call may have been heard.
  return (
    isOutcomeUnknown(error) ||
    (error instanceof ApiError && (error.retryable || error.status === 401))
  );
}

/** The coming bookings of a person as the service knows them now, without those that they know of. */
async function newBookings({ queryClient, userId, known }: Booker): Promise<Booking[]> {
  const coming = await queryClient.fetchQuery({ ...comingBookingsQuery(userId), staleTime: 0 });
  return coming.filter(({ id }) => !known.includes(id));
}

/**
 * Books a trip for the person signed in, once: pressed twice, in two tabs or after a lost answer, it
 * answers the booking that is there already, as it stands now. Where an earlier attempt at something else
 * turns out to have made a booking that the person was not told of, it answers undefined and sends
 * nothing. Rejects with an ApiError; a refusal ends the attempt, anything else leaves it open.
 */
export function bookOnce(booker: Booker, request: BookingCreate): Promise<Booking | undefined> {
  return withBookingLock(async () => {
    const before = attemptAt(booker.userId, request);
    const open = openAttempts(booker.userId);
    if (before || open.length > 0) {
      const coming = await newBookings(booker);
      const made =
        before &&
        coming.find((one) =>
          before.bookingId === undefined
            ? isAsRequested(request, one)
            : one.id === before.bookingId,
        );
      if (made) {
        completeAttempt(before, made);
        return made;
      }
      if (coming.some((one) => open.some(({ trip }) => isSameTrip(trip, one)))) return undefined;
      // Cancelled since, or known: this is a booking of its own.
      if (before?.bookingId !== undefined) forgetAttempt(before);
    }
    // What the key of an earlier attempt answers was true then, and may be over.
    return (await sendOnce(booker, request)) ?? sendOnce(booker, request);
  });
}

/** Sends an attempt, the one that is open already or a new one; undefined, and ended, when its booking is over. */
async function sendOnce(booker: Booker, request: BookingCreate): Promise<Booking | undefined> {
  const { queryClient, userId } = booker;
  const before = attemptAt(userId, request);
  const attempt = before ?? startAttempt(userId, request);
  const booking = await send(booker, request, attempt);
  const now = before
    ? await queryClient.fetchQuery({ ...bookingQuery(booking.id), staleTime: 0 })
    : booking;
  if (isOpen(now)) completeAttempt(attempt, now);
  else forgetAttempt(attempt);
  return isOpen(now) ? now : undefined;
}

/** What the service answers; after a lost answer, the booking that it made all the same. */
async function send(booker: Booker, request: BookingCreate, attempt: Attempt): Promise<Booking> {
  try {
    return await createBooking({ wanted: request, idempotencyKey: attempt.key });
  } catch (error) {
    // The answer to a key stands for good, so a refused attempt needs another one next time.
    if (!mayHaveSucceeded(error)) forgetAttempt(attempt);
    else {
      const coming = await orApiError(newBookings(booker));
      const made =
        coming instanceof ApiError ? undefined : coming.find((one) => isAsRequested(request, one));
      if (made) return made;
    }
    throw error;
  }
}
