import { entriesOf, entryOf } from '../../rules/availability/availability.ts';
import { maxRangeDays, periodProblems } from '../../rules/calendar/period.ts';
import { badRequest, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { foundTour, tourOffer } from '../../rules/offer/offer.ts';
import { tourDays } from '../../rules/tour/tour-places.ts';
import type { TourRecord } from '../../store/records.ts';
import {
  byDate,
  byDateDescending,
  calendarDay,
  checkWithBookings,
} from '../../views/availability/availability.ts';
import type { Call, SomeHandlers } from '../handler.ts';

type RangeCall = Pick<Call<'listTourAvailabilitiesByRange'>, 'store' | 'user' | 'query'>;

/** The tour that a range of days is asked for, or why the question is refused. */
function tourOfRange({ store, user, query }: RangeCall, id: number): TourRecord | Refusal {
  const problems = periodProblems(query, 'query.endDate', maxRangeDays);
  if (problems.length > 0) return badRequest(problems);
  return foundTour(store, id, user) ?? notFound();
}

/** The days of a tour as visitors see them. */
export const tourAvailabilities: SomeHandlers<
  | 'listTourCalendarDays'
  | 'listTourAvailabilities'
  | 'checkTourAvailabilityWithBookings'
  | 'checkTourAvailability'
  | 'getTourAvailabilityByDate'
  | 'listTourAvailabilitiesByRange'
> = {
  listTourCalendarDays: (call) => {
    const tour = tourOfRange(call, call.path.tourId);
    if (isRefusal(tour)) return tour;
    const { startDate, endDate } = call.query;
    const days = tourDays(call.store, tour, startDate, endDate, call).filter(
      (day) => day.entry || day.dates.length > 0,
    );
    return { status: 200, body: days.map(calendarDay) };
  },

  listTourAvailabilities: ({ store, user, path }) => {
    if (!foundTour(store, path.tourId, user)) return notFound();
    const entries = byDateDescending(entriesOf(store, tourOffer(path.tourId)));
    return { status: 200, body: entries };
  },

  checkTourAvailabilityWithBookings: (call) => {
    const { date } = call.query;
    const tour = foundTour(call.store, call.path.id, call.user);
    if (!tour) return notFound();
    const [day] = tourDays(call.store, tour, date, date, call);
    return { status: 200, body: checkWithBookings(date, day) };
  },

  checkTourAvailability: ({ store, user, path, query: { date } }) => {
    if (!foundTour(store, path.id, user)) return notFound();
    const entry = entryOf(store, tourOffer(path.id), date);
    return { status: 200, body: { date, isAvailable: entry?.isAvailable ?? false } };
  },

  getTourAvailabilityByDate: ({ store, user, path, query }) => {
    const entry = foundTour(store, path.id, user) && entryOf(store, tourOffer(path.id), query.date);
    return entry ? { status: 200, body: entry } : notFound();
  },

  listTourAvailabilitiesByRange: (call) => {
    const tour = tourOfRange(call, call.path.id);
    if (isRefusal(tour)) return tour;
    const { startDate, endDate } = call.query;
    const entries = entriesOf(call.store, tourOffer(tour.id)).filter(
      ({ date }) => date >= startDate && date <= endDate,
    );
    return { status: 200, body: byDate(entries) };
  },
};
