import * as v from 'valibot';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { newIdempotencyKey } from '../../../../api/pipeline/idempotency-key.ts';
import { type PersistedStore, persistedStore } from '../../../../device/persisted-store.ts';
import { keepUntilSignedOut } from '../../../../device/private-texts.ts';

// What a booking needs to remember on this device until it is made: what was typed, the price that was
// shown, and the key under which it was sent. All of it is for one person alone, so it carries their id.

/** What is remembered of several trips: the last ones, the newest first. */
const maxEntries = 20;

/** Notes and address of a booking that is being filled in. */
const draft = v.object({
  /** Whose, and of what: `9 boat 1`. */
  key: v.string(),
  notes: v.string(),
  /** The search of its address, to go on where one left. */
  search: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type Draft = v.InferOutput<typeof draft>;

const shownPrice = v.object({ trip: v.string(), total: v.number() });

const attempt = v.object({
  /** Whose, and everything that was sent. */
  contents: v.string(),
  /** The same without the notes and the price. */
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
keepUntilSignedOut('bookingDrafts', drafts, noDrafts);
export const shownPrices = persistedStore('bookingPrices', v.array(shownPrice), noPrices);
export const attempts = keptAttempts();

/** Puts a value first in a list, in the place of those that it replaces. */
function putFirst<Value>(
  list: PersistedStore<Value[]>,
  value: Value,
  isSame: (one: Value) => boolean,
): void {
  list.set([value, ...list.get().filter((one) => !isSame(one))].slice(0, maxEntries));
}

/** A trip as one text, without what was typed for the host and the price that was agreed to. */
export function tripFingerprint(request: BookingCreate): string {
  const { notes: _notes, expectedTotalPrice: _price, ...trip } = request;
  return JSON.stringify(trip);
}

/** Keeps what is being filled in. */
export function keepDraft(value: Draft): void {
  putFirst(drafts, value, ({ key }) => key === value.key);
}

/** Forgets what was filled in: the booking is made. */
export function forgetDraft(key: string): void {
  drafts.set(drafts.get().filter((one) => one.key !== key));
}

/** The total that was last shown for a trip, in lira; undefined when none was. */
function shownPriceOf(request: BookingCreate): number | undefined {
  const trip = tripFingerprint(request);
  return shownPrices.get().find((price) => price.trip === trip)?.total;
}

/** Remembers that a person has seen this total for a trip, or has agreed to it. */
export function rememberShownPrice(request: BookingCreate, total: number): void {
  const trip = tripFingerprint(request);
  if (shownPriceOf(request) === total) return;
  putFirst(shownPrices, { trip, total }, (price) => price.trip === trip);
}

const requestFingerprint = (userId: number, request: BookingCreate) =>
  `${userId} ${JSON.stringify(request)}`;
const ownTripFingerprint = (userId: number, request: BookingCreate) =>
  `${userId} ${tripFingerprint(request)}`;

/** Reads what all tabs have written by now, also what this one was not told of yet. */
function freshAttempts(): Attempt[] {
  return keptAttempts().get();
}

/** The booking of a trip that was made on this device, with whatever notes; undefined when none was. */
export function bookedInAttempt(list: readonly Attempt[], userId: number, request: BookingCreate) {
  const trip = ownTripFingerprint(userId, request);
  return list.find((one) => one.trip === trip && one.bookingId !== undefined)?.bookingId;
}

/**
 * The attempt at a booking: that of the same contents while it is open, in whichever tab it began, or
 * a new one with a key of its own. It is kept before anything is sent.
 */
export function startAttempt(userId: number, request: BookingCreate): Attempt {
  const contents = requestFingerprint(userId, request);
  const before = freshAttempts();
  const previous = before.find((one) => one.contents === contents);
  const current = previous ?? {
    contents,
    trip: ownTripFingerprint(userId, request),
    key: newIdempotencyKey(),
  };
  attempts.set([current, ...before.filter((one) => one !== previous)].slice(0, maxEntries));
  return current;
}

/** Whether the trip was sent before with other notes or at another price, and nobody knows what came of it. */
export function hasOpenAttempt(userId: number, request: BookingCreate): boolean {
  const trip = ownTripFingerprint(userId, request);
  const contents = requestFingerprint(userId, request);
  return freshAttempts().some(
    (one) => one.trip === trip && one.contents !== contents && one.bookingId === undefined,
  );
}

/** Remembers what came of an attempt. */
export function completeAttempt(settled: Attempt, bookingId: number): void {
  const others = freshAttempts().filter(({ contents }) => contents !== settled.contents);
  attempts.set([{ ...settled, bookingId }, ...others].slice(0, maxEntries));
}

/** Forgets every attempt at a trip, so that it can be booked again. */
export function forgetAttempts(userId: number, request: BookingCreate): void {
  const trip = ownTripFingerprint(userId, request);
  attempts.set(freshAttempts().filter((one) => one.trip !== trip));
}
