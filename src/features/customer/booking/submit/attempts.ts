import * as v from 'valibot';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { newIdempotencyKey } from '../../../../api/pipeline/idempotency-key.ts';
import { persistedStore } from '../../../../device/persisted-store.ts';
import { maxEntries } from '../draft/storage.ts';
import { bookedTrip, isSameTrip, tripOf } from './booked-trip.ts';

// What was sent to be booked, kept on this device before it is sent: an answer may be lost, the page
// reloaded, or the same pressed in another tab.

const attempt = v.object({
  userId: v.number(),
  /** Everything that was sent. */
  contents: v.string(),
  trip: bookedTrip,
  key: v.string(),
  /** What came of it; absent while that is not known. */
  bookingId: v.optional(v.number()),
});
export type Attempt = v.InferOutput<typeof attempt>;

export const noAttempts: Attempt[] = [];

const keptAttempts = () =>
  persistedStore<Attempt[]>('bookingAttempts', v.array(attempt), noAttempts);

export const attempts = keptAttempts();

/** Reads what all tabs have written by now, also what this one was not told of yet. */
function freshAttempts(): Attempt[] {
  return keptAttempts().get();
}

const isOpenOf = (userId: number) => (one: Attempt) =>
  one.userId === userId && one.bookingId === undefined;

/** Those of a person of which nobody knows what became. */
export function openAttempts(userId: number, list: readonly Attempt[] = freshAttempts()) {
  return list.filter(isOpenOf(userId));
}

/** The attempt at the very same booking, in whichever tab it began. */
export function attemptAt(userId: number, request: BookingCreate): Attempt | undefined {
  const contents = JSON.stringify(request);
  return freshAttempts().find((one) => one.userId === userId && one.contents === contents);
}

/** Keeps a new attempt, with a key of its own. */
export function startAttempt(userId: number, request: BookingCreate): Attempt {
  const current = {
    userId,
    contents: JSON.stringify(request),
    trip: tripOf(request),
    key: newIdempotencyKey(),
  };
  attempts.set([current, ...freshAttempts()].slice(0, maxEntries));
  return current;
}

/** Remembers what came of an attempt; others at the same trip have come to nothing. */
export function completeAttempt(settled: Attempt, booking: Booking): void {
  const { userId, key } = settled;
  const others = freshAttempts().filter(
    (one) => one.key !== key && (one.userId !== userId || !isSameTrip(one.trip, booking)),
  );
  attempts.set([{ ...settled, bookingId: booking.id }, ...others].slice(0, maxEntries));
}

/** Forgets an attempt: it was refused, or what came of it is over. */
export function forgetAttempt({ key }: Attempt): void {
  attempts.set(freshAttempts().filter((one) => one.key !== key));
}

/** Forgets the open attempts that these bookings came of: their person has been told of them. */
export function closeAttempts(userId: number, bookings: readonly Booking[]): void {
  const isOpen = isOpenOf(userId);
  attempts.set(
    freshAttempts().filter(
      (one) => !isOpen(one) || !bookings.some((booking) => isSameTrip(one.trip, booking)),
    ),
  );
}
