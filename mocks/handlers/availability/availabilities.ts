import { entriesOf, entryOf } from '../../rules/availability/availability.ts';
import {
  alreadyEntered,
  closingRefusal,
  notifyHost,
  pastProblems,
} from '../../rules/availability/availability-change.ts';
import { daysBetween } from '../../rules/calendar/day.ts';
import { periodProblems } from '../../rules/calendar/period.ts';
import {
  badRequest,
  type FieldProblem,
  invalid,
  isRefusal,
  notFound,
  type Refusal,
} from '../../rules/common/refusal.ts';
import { boatOffer, hostRefusal, type Offer, tourOffer } from '../../rules/offer/offer.ts';
import type { AvailabilityRecord } from '../../store/records.ts';
import type { Call, SomeHandlers } from '../handler.ts';

type PeriodCall = Call<'createAvailabilityPeriod'> | Call<'updateAvailabilityPeriod'>;

/** Whether an entry says all of that already, so that a repeated request tells nobody twice. */
function isAsSaid(
  entry: AvailabilityRecord,
  values: Partial<Omit<AvailabilityRecord, 'id'>>,
): boolean {
  const said = { ...entry, ...values };
  return (
    said.date === entry.date &&
    said.isAvailable === entry.isAvailable &&
    said.priceOverride === entry.priceOverride &&
    said.isInstantConfirmation === entry.isInstantConfirmation
  );
}

/** Replaces what an entry says, unless that would close a booked day. */
function change(
  call: Pick<Call<'setAvailabilityStatus'>, 'store' | 'user' | 'now' | 'today'>,
  id: number,
  values: Partial<Omit<AvailabilityRecord, 'id'>>,
): AvailabilityRecord | Refusal {
  const { store } = call;
  const entry = store.availabilities.get(id);
  if (!entry) return notFound();
  const next = { ...entry, ...values };
  if (isAsSaid(entry, values)) return entry;
  const moves = next.date !== entry.date;
  if (moves && entryOf(store, entry, next.date)) return alreadyEntered([next.date]);
  const closes = !next.isAvailable && (moves || entry.isAvailable);
  const closed = [...(moves ? [entry.date] : []), ...(closes ? [next.date] : [])].sort();
  const refusal = closingRefusal(store, entry, closed);
  if (refusal) return refusal;
  notifyHost(store, call, call.user.id, entry, [next.date]);
  return store.availabilities.update(id, values) ?? notFound();
}

/** The boat or tour that a period is for, its days and what each of them is to say; or why not. */
function periodOf(call: PeriodCall) {
  const { store, user, query, today } = call;
  const offer = offerOf(query);
  if (isRefusal(offer)) return offer;
  const problems = [
    ...pastProblems('query.startDate', query.startDate, today),
    ...periodProblems(query),
  ];
  if (problems.length > 0) return badRequest(problems);
  const refusal = hostRefusal(store, offer, user);
  if (refusal) return refusal;
  const terms = {
    isAvailable: query.isAvailable,
    priceOverride: query.priceOverride ?? null,
    isInstantConfirmation: query.isInstantConfirmation ?? false,
  };
  return { offer, dates: daysBetween(query.startDate, query.endDate), terms };
}

/** `x-exactly-one-of` of the periods. */
function offerOf({ boatId, tourId }: PeriodCall['query']): Offer | Refusal {
  if (boatId !== undefined && tourId === undefined) return boatOffer(boatId);
  if (tourId !== undefined && boatId === undefined) return tourOffer(tourId);
  const message = {
    tr: 'boatId ve tourId alanlarından yalnızca biri verilmelidir.',
    en: 'Exactly one of boatId and tourId must be given.',
  };
  return badRequest([
    { field: 'query.boatId', message },
    { field: 'query.tourId', message },
  ]);
}

/** An entry stays with its boat or tour. */
function otherOffer(
  entry: AvailabilityRecord,
  body: Call<'updateAvailability'>['body'],
): FieldProblem[] {
  return (['boatId', 'tourId'] as const)
    .filter((field) => body[field] !== undefined && body[field] !== entry[field])
    .map((field) => ({
      field: `body.${field}`,
      message: {
        tr: 'Müsaitlik kaydı başka bir tekneye veya tura taşınamaz.',
        en: 'An entry cannot move to another boat or tour.',
      },
    }));
}

/** The days of boats and tours, as their hosts open, close and price them. */
export const availabilities: SomeHandlers<
  | 'createAvailability'
  | 'updateAvailability'
  | 'getAvailability'
  | 'deleteAvailability'
  | 'checkAvailabilityExists'
  | 'setAvailabilityStatus'
  | 'setAvailabilityPriceOverride'
  | 'setAvailabilityInstantConfirmation'
  | 'createAvailabilityPeriod'
  | 'updateAvailabilityPeriod'
> = {
  createAvailability: (call) => {
    const { store, user, body, today } = call;
    const offer = 'boatId' in body ? boatOffer(body.boatId) : tourOffer(body.tourId);
    const refusal = hostRefusal(store, offer, user);
    if (refusal) return refusal;
    const problems = pastProblems('body.date', body.date, today);
    if (problems.length > 0) return invalid(problems);
    if (entryOf(store, offer, body.date)) return alreadyEntered([body.date]);
    const closing = body.isAvailable ? undefined : closingRefusal(store, offer, [body.date]);
    if (closing) return closing;
    notifyHost(store, call, user.id, offer, [body.date]);
    const entry = store.availabilities.insert({
      ...offer,
      date: body.date,
      isAvailable: body.isAvailable,
      priceOverride: body.priceOverride ?? null,
      isInstantConfirmation: body.isInstantConfirmation ?? false,
    });
    return { status: 201, body: entry };
  },

  updateAvailability: (call) => {
    const { store, body, today } = call;
    const entry = store.availabilities.get(body.id);
    if (!entry) return notFound();
    const problems = [...otherOffer(entry, body), ...pastProblems('body.date', body.date, today)];
    if (problems.length > 0) return invalid(problems);
    const changed = change(call, body.id, {
      date: body.date,
      isAvailable: body.isAvailable,
      priceOverride: body.priceOverride ?? null,
      isInstantConfirmation: body.isInstantConfirmation ?? false,
    });
    return isRefusal(changed) ? changed : { status: 200, body: changed };
  },

  getAvailability: ({ store, path }) => {
    const entry = store.availabilities.get(path.id);
    return entry ? { status: 200, body: entry } : notFound();
  },

  deleteAvailability: (call) => {
    const { store, path, user } = call;
    const entry = store.availabilities.get(path.id);
    if (!entry) return notFound();
    const refusal = closingRefusal(store, entry, [entry.date]);
    if (refusal) return refusal;
    notifyHost(store, call, user.id, entry, [entry.date]);
    store.availabilities.remove(entry.id);
    return { status: 204 };
  },

  checkAvailabilityExists: ({ store, path }) => ({
    status: 200,
    body: { exists: store.availabilities.get(path.id) !== undefined },
  }),

  setAvailabilityStatus: (call) => {
    const changed = change(call, call.path.id, { isAvailable: call.query.isAvailable });
    return isRefusal(changed) ? changed : { status: 200, body: changed };
  },

  setAvailabilityPriceOverride: (call) => {
    const priceOverride = call.query.priceOverride ?? null;
    const changed = change(call, call.path.id, { priceOverride });
    return isRefusal(changed) ? changed : { status: 200, body: changed };
  },

  setAvailabilityInstantConfirmation: (call) => {
    const { isInstantConfirmation } = call.query;
    const changed = change(call, call.path.id, { isInstantConfirmation });
    return isRefusal(changed) ? changed : { status: 200, body: changed };
  },

  createAvailabilityPeriod: (call) => {
    const period = periodOf(call);
    if (isRefusal(period)) return period;
    const { store } = call;
    const { offer, dates, terms } = period;
    const entered = new Set(entriesOf(store, offer).map((entry) => entry.date));
    const taken = dates.filter((date) => entered.has(date));
    if (taken.length > 0) return alreadyEntered(taken);
    const refusal = terms.isAvailable ? undefined : closingRefusal(store, offer, dates);
    if (refusal) return refusal;
    notifyHost(store, call, call.user.id, offer, dates);
    const entries = dates.map((date) => store.availabilities.insert({ ...offer, date, ...terms }));
    return { status: 201, body: entries };
  },

  updateAvailabilityPeriod: (call) => {
    const period = periodOf(call);
    if (isRefusal(period)) return period;
    const { store } = call;
    const { offer, dates, terms } = period;
    const entries = new Map(entriesOf(store, offer).map((entry) => [entry.date, entry]));
    const closed = terms.isAvailable
      ? []
      : dates.filter((date) => entries.get(date)?.isAvailable !== false);
    const refusal = closingRefusal(store, offer, closed);
    if (refusal) return refusal;
    const isNews = (date: string) => {
      const entry = entries.get(date);
      return entry === undefined || !isAsSaid(entry, terms);
    };
    const news = dates.filter(isNews);
    if (news.length > 0) notifyHost(store, call, call.user.id, offer, news);
    const changed = dates.map((date) => {
      const entry = entries.get(date);
      if (entry && isAsSaid(entry, terms)) return entry;
      return (
        (entry && store.availabilities.update(entry.id, terms)) ??
        store.availabilities.insert({ ...offer, date, ...terms })
      );
    });
    return { status: 200, body: changed };
  },
};
