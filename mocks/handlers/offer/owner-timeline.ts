import { getOwnerTimeline as timelineOperation } from '../../../generated/operations.ts';
import { periodProblems } from '../../rules/calendar/period.ts';
import { partOf } from '../../rules/common/list.ts';
import { badRequest, notFound } from '../../rules/common/refusal.ts';
import { byName, timelineBoat, timelineTour } from '../../views/offer/owner-timeline.ts';
import type { SomeHandlers } from '../handler.ts';

/** The calendars of all boats and tours of a host, side by side. */
export const ownerTimeline: SomeHandlers<'getOwnerTimeline'> = {
  getOwnerTimeline({ store, path, query, now, today }) {
    const problems = periodProblems(query, 'query.endDate', timelineOperation.maxDays);
    if (problems.length > 0) return badRequest(problems);
    if (!store.users.get(path.id)) return notFound();
    const { startDate, endDate, part } = query;
    const boats = store.boats.where('ownerId', path.id).toSorted(byName);
    const tours = store.tours.where('guideId', path.id).toSorted(byName);
    return {
      status: 200,
      body: {
        startDate,
        endDate,
        totalBoats: boats.length,
        totalTours: tours.length,
        boats: partOf(boats, part).map((boat) => timelineBoat(store, boat, query)),
        tours: partOf(tours, part).map((tour) => timelineTour(store, tour, query, { now, today })),
      },
    };
  },
};
