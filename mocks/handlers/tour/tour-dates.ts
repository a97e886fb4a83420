import { dayOf } from '../../rules/calendar/day.ts';
import {
  badRequest,
  firstOf,
  invalid,
  notFound,
  type Refusal,
} from '../../rules/common/refusal.ts';
import { isPublished, visibleTour } from '../../rules/offer/visibility.ts';
import { changeDate } from '../../rules/tour/tour-date-change.ts';
import {
  dateProblems,
  dateValues,
  guestsRefusal,
  inTime,
  isWithin,
  overCapacity,
  overlapRefusal,
  removalRefusal,
  removeDates,
  tooManyDates,
} from '../../rules/tour/tour-dates.ts';
import type { Schemas, TourDateRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { SomeHandlers } from '../handler.ts';

/** The dates of every published tour, the earliest first. */
function publicDates(
  store: Store,
  matches: (date: TourDateRecord) => boolean = () => true,
): TourDateRecord[] {
  const published = new Set(
    store.tours
      .all()
      .filter(isPublished)
      .map(({ id }) => id),
  );
  const dates = store.tourDates.all().filter((date) => published.has(date.tourId) && matches(date));
  return dates.sort(inTime);
}

/** The dates of one tour, the earliest first; undefined for somebody who may not see the tour. */
function datesOf(
  store: Store,
  tourId: number,
  user: UserRecord | undefined,
): TourDateRecord[] | undefined {
  return (
    visibleTour(store, tourId, user) && store.tourDates.where('tourId', tourId).toSorted(inTime)
  );
}

/** The date of an id, for those who may see its tour. */
function visibleDate(
  store: Store,
  id: number,
  user: UserRecord | undefined,
): TourDateRecord | undefined {
  const date = store.tourDates.get(id);
  return date && visibleTour(store, date.tourId, user) ? date : undefined;
}

/** Adds dates to a tour, all of them or none. `fieldOf` gives the place of one in the request. */
function addDates(
  store: Store,
  tourId: number,
  said: readonly Schemas['TourDateDetails'][],
  fieldOf: (index: number) => string,
): TourDateRecord[] | Refusal {
  const tour = store.tours.get(tourId);
  if (!tour) return notFound();
  const problems = said.flatMap((date, index) => dateProblems(date, tour.capacity, fieldOf(index)));
  if (problems.length > 0) return invalid(problems);
  const values = said.map((date) => dateValues(date, tour));
  const others = store.tourDates.where('tourId', tourId);
  const refusal = firstOf([
    overlapRefusal(values, others),
    tooManyDates(others.length + values.length),
  ]);
  return refusal ?? values.map((date) => store.tourDates.insert({ tourId, ...date }));
}

/** When tours take place, and for how many guests. */
export const tourDates: SomeHandlers<
  | 'listTourDates'
  | 'createTourDate'
  | 'updateTourDate'
  | 'getTourDate'
  | 'deleteTourDate'
  | 'setTourDateStatus'
  | 'setTourDateMaxGuests'
  | 'checkTourDateExists'
  | 'listTourDatesByStatus'
  | 'searchTourDatesByStartDate'
  | 'listTourDatesByTour'
  | 'deleteTourDatesByTour'
  | 'listTourDatesByTourAndStatus'
  | 'listOverlappingTourDates'
  | 'createTourDates'
> = {
  listTourDates: ({ store }) => ({ status: 200, body: publicDates(store) }),

  createTourDate: ({ store, body }) => {
    const added = addDates(store, body.tourId, [body], () => 'body');
    if ('refused' in added) return added;
    const [date] = added;
    return date ? { status: 201, body: date } : notFound();
  },

  createTourDates: ({ store, path, body }) => {
    const added = addDates(store, path.id, body, (index) => `body.${index}`);
    return 'refused' in added ? added : { status: 201, body: added };
  },

  updateTourDate: ({ store, body, now }) => {
    const date = store.tourDates.get(body.id);
    const tour = date && store.tours.get(date.tourId);
    if (!date || !tour) return notFound();
    const problems = dateProblems(body, tour.capacity);
    if (problems.length > 0) return invalid(problems);
    const values = dateValues(body, tour);
    const others = store.tourDates.where('tourId', tour.id).filter(({ id }) => id !== date.id);
    const refusal = firstOf([
      guestsRefusal(store, date.id, body.maxGuests),
      overlapRefusal([values], others),
    ]);
    return refusal ?? { status: 200, body: changeDate(store, now, date, values) };
  },

  getTourDate: ({ store, path, user }) => {
    const date = visibleDate(store, path.id, user);
    return date ? { status: 200, body: date } : notFound();
  },

  deleteTourDate: ({ store, path }) => {
    const date = store.tourDates.get(path.id);
    if (!date) return notFound();
    const refusal = removalRefusal(store, [date]);
    if (refusal) return refusal;
    removeDates(store, [date]);
    return { status: 204 };
  },

  deleteTourDatesByTour: ({ store, path }) => {
    if (!store.tours.get(path.id)) return notFound();
    const dates = store.tourDates.where('tourId', path.id);
    const refusal = removalRefusal(store, dates);
    if (refusal) return refusal;
    removeDates(store, dates);
    return { status: 204 };
  },

  setTourDateStatus: ({ store, path, query, now }) => {
    const date = store.tourDates.get(path.id);
    if (!date) return notFound();
    const changed = changeDate(store, now, date, { availabilityStatus: query.status });
    return { status: 200, body: changed };
  },

  setTourDateMaxGuests: ({ store, path, query: { maxGuests } }) => {
    const date = store.tourDates.get(path.id);
    const tour = date && store.tours.get(date.tourId);
    if (!date || !tour) return notFound();
    if (maxGuests > tour.capacity) {
      return invalid([{ field: 'query.maxGuests', message: overCapacity(tour.capacity) }]);
    }
    const refusal = guestsRefusal(store, date.id, maxGuests);
    if (refusal) return refusal;
    const changed = store.tourDates.update(date.id, { maxGuests });
    return changed ? { status: 200, body: changed } : notFound();
  },

  checkTourDateExists: ({ store, path, user }) => ({
    status: 200,
    body: { exists: visibleDate(store, path.id, user) !== undefined },
  }),

  listTourDatesByStatus: ({ store, query }) => ({
    status: 200,
    body: publicDates(store, (date) => date.availabilityStatus === query.status),
  }),

  searchTourDatesByStartDate: ({ store, query }) => ({
    status: 200,
    body: publicDates(store, (date) => dayOf(date.startDate) === query.startDate),
  }),

  listTourDatesByTour: ({ store, path, user }) => {
    const dates = datesOf(store, path.id, user);
    return dates ? { status: 200, body: dates } : notFound();
  },

  listTourDatesByTourAndStatus: ({ store, path, query, user }) => {
    const dates = datesOf(store, path.id, user)?.filter(
      (date) => date.availabilityStatus === query.status,
    );
    return dates ? { status: 200, body: dates } : notFound();
  },

  listOverlappingTourDates: ({ store, path, query, user }) => {
    const [start, end] = [Date.parse(query.start), Date.parse(query.end)];
    if (end <= start) {
      const message = { tr: 'Bitiş başlangıçtan sonra olmalıdır.', en: 'must be after the start' };
      return badRequest([{ field: 'query.end', message }]);
    }
    const dates = datesOf(store, path.id, user)?.filter((date) => isWithin(date, start, end));
    return dates ? { status: 200, body: dates } : notFound();
  },
};
