import { rounded } from '../../../openapi/model/rounding.ts';
import type { AvailabilityRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { FieldProblem } from '../common/refusal.ts';
import type { Offer } from '../offer/offer.ts';
import { bookingsTouching, entriesOf } from './availability.ts';

type Change = Schemas['AvailabilityBatchChange'];
type State = Schemas['AvailabilityState'];
type Outcome = Schemas['AvailabilityDayOutcome'];

/** Most days of one batch: forty boats over four hundred days. */
const MAX_DAYS = 16_000;
/** Most lira that a day may cost. */
const MAX_PRICE = 100_000_000;

/** A day of a batch and what becomes of it. */
export interface PlannedDay {
  offer: Offer;
  date: string;
  outcome: Outcome;
  hasBookings: boolean;
  entry: AvailabilityRecord | undefined;
  before: State | null;
  after: State | null;
}

/** What is wrong with a batch by itself, for a 422; empty when nothing is. */
export function batchProblems(changes: readonly Change[]): FieldProblem[] {
  const problems = changes.flatMap((change, index) =>
    changeProblems(change, `body.changes.${index}`),
  );
  const days = changes.flatMap(({ boatId, tourId, dates }) =>
    dates.map((date) => `${boatId ?? ''} ${tourId ?? ''} ${date}`),
  );
  if (days.length > MAX_DAYS) {
    const message = {
      tr: `En fazla ${MAX_DAYS} gün bir arada değiştirilebilir.`,
      en: `At most ${MAX_DAYS} days can change at once.`,
    };
    problems.push({ field: 'body.changes', message });
  }
  if (new Set(days).size < days.length) {
    const message = {
      tr: 'Bir gün birden fazla kez geçiyor.',
      en: 'A day stands in the batch more than once.',
    };
    problems.push({ field: 'body.changes', message });
  }
  return problems;
}

function changeProblems(change: Change, field: string): FieldProblem[] {
  const { action, isAvailable, priceOverride, pricePercent, isInstantConfirmation } = change;
  const problems: FieldProblem[] = [];
  if ((change.boatId === undefined) === (change.tourId === undefined)) {
    const message = {
      tr: 'boatId ve tourId alanlarından yalnızca biri verilmelidir.',
      en: 'Exactly one of boatId and tourId must be given.',
    };
    problems.push({ field: `${field}.boatId`, message });
  }
  if (priceOverride !== undefined && pricePercent !== undefined) {
    const message = {
      tr: 'priceOverride ile birlikte verilemez.',
      en: 'must not be given together with priceOverride',
    };
    problems.push({ field: `${field}.pricePercent`, message });
  }
  const says = [isAvailable, priceOverride, pricePercent, isInstantConfirmation];
  if (action === 'SET' && says.every((value) => value === undefined)) {
    const message = {
      tr: 'Ne değişeceği belirtilmelidir.',
      en: 'must say what changes',
    };
    problems.push({ field: `${field}.action`, message });
  }
  return problems;
}

const stateOf = (entry: AvailabilityRecord): State => ({
  isAvailable: entry.isAvailable,
  priceOverride: entry.priceOverride,
  isInstantConfirmation: entry.isInstantConfirmation,
});

const isSame = (a: State | null, b: State | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.isAvailable === b.isAvailable &&
    a.priceOverride === b.priceOverride &&
    a.isInstantConfirmation === b.isInstantConfirmation);

/** What a day costs once a change is made; null for the regular price. `regular` in lira. */
function priceAfter(change: Change, before: State | null, regular: number): number | null {
  if (change.pricePercent === undefined) {
    return change.priceOverride === undefined
      ? (before?.priceOverride ?? null)
      : change.priceOverride;
  }
  const now = before?.priceOverride ?? regular;
  return Math.min(MAX_PRICE, rounded(now * (1 + change.pricePercent / 100), 0));
}

/** What a change makes of a day; undefined when there is no entry that it could change. */
function stateAfter(change: Change, before: State | null, regular: number) {
  if (change.action === 'DELETE') return null;
  const isAvailable = change.isAvailable ?? before?.isAvailable;
  if (isAvailable === undefined) return undefined;
  return {
    isAvailable,
    priceOverride: priceAfter(change, before, regular),
    isInstantConfirmation: change.isInstantConfirmation ?? before?.isInstantConfirmation ?? false,
  };
}

function outcomeOf(
  change: Change,
  day: { date: string; before: State | null; after: State | null | undefined; isBooked: boolean },
  today: string,
): Outcome {
  const { before, after } = day;
  if (day.date < today) return 'PAST';
  if (change.expected !== undefined && !isSame(change.expected, before)) return 'STALE';
  if (after === undefined) return 'NO_ENTRY';
  if (isSame(before, after)) return 'UNCHANGED';
  const closes = before?.isAvailable !== false && after?.isAvailable !== true;
  if (day.isBooked && (closes || after === null)) return 'BOOKED';
  if (before === null) return 'CREATED';
  return after === null ? 'DELETED' : 'UPDATED';
}

const CHANGES: readonly Outcome[] = ['CREATED', 'UPDATED', 'DELETED'];

/** Whether a day changes; the others are as they should be already, or are refused. */
export const isChanged = ({ outcome }: { outcome: Outcome }): boolean => CHANGES.includes(outcome);

/**
 * Works out what one change makes of its days, the earliest first, and changes nothing. `regularPrice` of
 * the boat or of a person on the tour, in lira; `today` is a calendar day.
 */
export function planChange(
  store: Store,
  change: Change,
  offer: Offer,
  regularPrice: number,
  today: string,
): PlannedDay[] {
  const dates = change.dates.toSorted();
  const entries = new Map(entriesOf(store, offer).map((entry) => [entry.date, entry]));
  const bookings = bookingsTouching(store, offer, dates[0] ?? today, dates.at(-1) ?? today);
  return dates.map((date) => {
    const entry = entries.get(date);
    const before = entry ? stateOf(entry) : null;
    const after = stateAfter(change, before, regularPrice);
    const isBooked = bookings.some(
      ({ startDate, endDate }) => startDate <= date && endDate >= date,
    );
    const outcome = outcomeOf(change, { date, before, after, isBooked }, today);
    const stands = isChanged({ outcome }) ? (after ?? null) : before;
    return { offer, date, outcome, hasBookings: isBooked, entry, before, after: stands };
  });
}

/** Makes the changes that were planned. */
export function makeChanges(store: Store, days: readonly PlannedDay[]): void {
  for (const { offer, date, entry, after, outcome } of days) {
    if (!isChanged({ outcome })) continue;
    if (entry && after) store.availabilities.update(entry.id, after);
    else if (entry) store.availabilities.remove(entry.id);
    else if (after) store.availabilities.insert({ ...offer, date, ...after });
  }
}
