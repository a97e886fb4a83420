import { boatDays, entriesOf, entryOf } from '../../rules/availability/availability.ts';
import { maxRangeDays, periodProblems } from '../../rules/calendar/period.ts';
import { badRequest, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { boatOffer, foundBoat } from '../../rules/offer/offer.ts';
import type { BoatRecord } from '../../store/records.ts';
import {
  byDate,
  byDateDescending,
  calendarDay,
  checkWithBookings,
} from '../../views/availability/availability.ts';
import type { Call, SomeHandlers } from '../handler.ts';

type RangeCall = Pick<Call<'listBoatAvailabilitiesByRange'>, 'store' | 'user' | 'query'>;

/** The boat that a range of days is asked for, or why the question is refused. */
function boatOfRange({ store, user, query }: RangeCall, id: number): BoatRecord | Refusal {
  const problems = periodProblems(query, 'query.endDate', maxRangeDays);
  if (problems.length > 0) return badRequest(problems);
  return foundBoat(store, id, user) ?? notFound();
}

/** The days of a boat as visitors see them. */
export const boatAvailabilities: SomeHandlers<
  | 'listBoatCalendarDays'
  | 'listBoatAvailabilities'
  | 'checkBoatAvailabilityWithBookings'
  | 'checkBoatAvailability'
  | 'getBoatAvailabilityByDate'
  | 'listBoatAvailabilitiesByRange'
  | 'listBoatAvailableDays'
> = {
  listBoatCalendarDays: (call) => {
    const boat = boatOfRange(call, call.path.boatId);
    if (isRefusal(boat)) return boat;
    const { startDate, endDate } = call.query;
    const days = boatDays(call.store, boat, startDate, endDate, call.today);
    return { status: 200, body: days.filter((day) => day.entry).map(calendarDay) };
  },

  listBoatAvailabilities: ({ store, user, path }) => {
    if (!foundBoat(store, path.id, user)) return notFound();
    const entries = byDateDescending(entriesOf(store, boatOffer(path.id)));
    return { status: 200, body: entries };
  },

  checkBoatAvailabilityWithBookings: ({ store, user, path, query: { date }, today }) => {
    const boat = foundBoat(store, path.id, user);
    if (!boat) return notFound();
    const [day] = boatDays(store, boat, date, date, today);
    return { status: 200, body: checkWithBookings(date, day) };
  },

  checkBoatAvailability: ({ store, user, path, query: { date } }) => {
    if (!foundBoat(store, path.id, user)) return notFound();
    const entry = entryOf(store, boatOffer(path.id), date);
    return { status: 200, body: { date, isAvailable: entry?.isAvailable ?? false } };
  },

  getBoatAvailabilityByDate: ({ store, user, path, query }) => {
    const entry = foundBoat(store, path.id, user) && entryOf(store, boatOffer(path.id), query.date);
    return entry ? { status: 200, body: entry } : notFound();
  },

  listBoatAvailabilitiesByRange: (call) => {
    const boat = boatOfRange(call, call.path.id);
    if (isRefusal(boat)) return boat;
    const { startDate, endDate } = call.query;
    const entries = entriesOf(call.store, boatOffer(boat.id)).filter(
      ({ date }) => date >= startDate && date <= endDate,
    );
    return { status: 200, body: byDate(entries) };
  },

  listBoatAvailableDays: (call) => {
    const boat = boatOfRange(call, call.path.id);
    if (isRefusal(boat)) return boat;
    const { startDate, endDate } = call.query;
    const days = boatDays(call.store, boat, startDate, endDate, call.today);
    return { status: 200, body: days.flatMap((day) => (day.isBookable && day.entry) || []) };
  },
};
