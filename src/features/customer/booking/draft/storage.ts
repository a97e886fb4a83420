import * as v from 'valibot';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { type PersistedStore, persistedStore } from '../../../../device/persisted-store.ts';
import { keepUntilSignedOut } from '../../../../device/private-texts.ts';

// What a booking needs to remember on this device until it is made: what was typed and the price that was
// shown.

/** What is remembered of several trips: the last ones, the newest first. */
export const maxEntries = 20;

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

const noDrafts: Draft[] = [];
const noPrices: v.InferOutput<typeof shownPrice>[] = [];

export const drafts = persistedStore<Draft[]>('bookingDrafts', v.array(draft), noDrafts);
keepUntilSignedOut('bookingDrafts', drafts, noDrafts);
export const shownPrices = persistedStore('bookingPrices', v.array(shownPrice), noPrices);

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
