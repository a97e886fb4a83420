import * as v from 'valibot';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { newIdempotencyKey } from '../../../../api/pipeline/idempotency-key.ts';
import { type PersistedStore, persistedStore } from '../../../../device/persisted-store.ts';

// What a booking needs to remember on this device until it is made: what was typed, the price that was
// shown, and the key under which it was sent. All of it is for one person alone, so it carries their id.

/** What is remembered of several trips: the last ones, the newest first. */
const most = 20;

/** Notes and address of a booking that is being filled in. */
const draft = v.object({
  /** Whose, and of what: `9 boat 1`. */
  of: v.string(),
  notes: v.string(),
  /** The search of its address, to go on where one left. */
  search: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type Draft = v.InferOutput<typeof draft>;

const shownPrice = v.object({ trip: v.string(), total: v.number() });

const attempt = v.object({
  /** Whose, and everything that was sent. */
  contents: v.string(),
  /** The same without the notes. */
  trip: v.string(),
  key: v.string(),
  /** What came of it; absent while that is not known. */
  bookingId: v.optional(v.number()),
});
export type Attempt = v.InferOutput<typeof attempt>;

const noDrafts: Draft[] = [];
const noPrices: v.InferOutput<typeof shownPrice>[] = [];
const noAttempts: Attempt[] = [];

const keptAttempts = () =>
  persistedStore<Attempt[]>('bookingAttempts', v.array(attempt), noAttempts);

export const drafts = persistedStore<Draft[]>('bookingDrafts', v.array(draft), noDrafts);
export const shownPrices = persistedStore('bookingPrices', v.array(shownPrice), noPrices);
export const attempts = keptAttempts();

/** Puts a value first in a list, in the place of those that it replaces. */
function putFirst<Value>(
  list: PersistedStore<Value[]>,
  value: Value,
  isSame: (one: Value) => boolean,
): void {
  list.set([value, ...list.get().filter((one) => !isSame(one))].slice(0, most));
}

/** A trip as one text, without what was typed for the host. */
export function tripText(wanted: BookingCreate): string {
  const { notes: _notes, ...trip } = wanted;
  return JSON.stringify(trip);
}

/** Keeps what is being filled in. */
export function keepDraft(value: Draft): void {
  putFirst(drafts, value, ({ of }) => of === value.of);
}

/** Forgets what was filled in: the booking is made. */
export function forgetDraft(of: string): void {
  drafts.set(drafts.get().filter((one) => one.of !== of));
}

/** The total that was last shown for a trip, in lira; undefined when none was. */
export function shownPriceOf(wanted: BookingCreate): number | undefined {
  const trip = tripText(wanted);
  return shownPrices.get().find((price) => price.trip === trip)?.total;
}

/** Remembers that a person has seen this total for a trip, or has agreed to it. */
export function rememberShownPrice(wanted: BookingCreate, total: number): void {
  const trip = tripText(wanted);
  if (shownPriceOf(wanted) === total) return;
  putFirst(shownPrices, { trip, total }, (price) => price.trip === trip);
}

const contentsOf = (userId: number, wanted: BookingCreate) => `${userId} ${JSON.stringify(wanted)}`;
const tripOf = (userId: number, wanted: BookingCreate) => `${userId} ${tripText(wanted)}`;

/** Reads what all tabs have written by now, also what this one was not told of yet. */
function freshAttempts(): Attempt[] {
  return keptAttempts().get();
}

/** The booking of a trip that was made on this device, with whatever notes; undefined when none was. */
export function bookedAs(list: readonly Attempt[], userId: number, wanted: BookingCreate) {
  const trip = tripOf(userId, wanted);
  return list.find((one) => one.trip === trip && one.bookingId !== undefined)?.bookingId;
}

/**
 * The attempt at a booking: that of the same contents while it is open, in whichever tab it began, or
 * a new one with a key of its own (decision 75). It is kept before anything is sent.
 */
export function attemptAt(userId: number, wanted: BookingCreate): Attempt {
  const contents = contentsOf(userId, wanted);
  const before = freshAttempts();
  const known = before.find((one) => one.contents === contents);
  const current = known ?? { contents, trip: tripOf(userId, wanted), key: newIdempotencyKey() };
  attempts.set([current, ...before.filter((one) => one !== known)].slice(0, most));
  return current;
}

/** Whether the trip was sent before with other notes, and nobody knows what came of it. */
export function hasOpenAttempt(userId: number, wanted: BookingCreate): boolean {
  const trip = tripOf(userId, wanted);
  const contents = contentsOf(userId, wanted);
  return freshAttempts().some(
    (one) => one.trip === trip && one.contents !== contents && one.bookingId === undefined,
  );
}

/** Remembers what came of an attempt. */
export function settleAttempt(settled: Attempt, bookingId: number): void {
  const others = freshAttempts().filter(({ contents }) => contents !== settled.contents);
  attempts.set([{ ...settled, bookingId }, ...others].slice(0, most));
}

/** Forgets every attempt at a trip, so that it can be booked anew. */
export function forgetAttempts(userId: number, wanted: BookingCreate): void {
  const trip = tripOf(userId, wanted);
  attempts.set(freshAttempts().filter((one) => one.trip !== trip));
}
