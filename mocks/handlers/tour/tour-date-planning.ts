import { invalid, notFound } from '../../rules/common/refusal.ts';
import { planDates } from '../../rules/tour/tour-date-plan.ts';
import { dateProblems, inTime } from '../../rules/tour/tour-dates.ts';
import { tourDateSeats } from '../../views/offer/owner-timeline.ts';
import type { SomeHandlers } from '../handler.ts';

/** The dates of a tour as its guide plans them: many at once, and how full each is. */
export const tourDatePlanning: SomeHandlers<'addTourDates' | 'listTourDateSeats'> = {
  addTourDates({ store, path, body, now }) {
    const tour = store.tours.get(path.id);
    if (!tour) return notFound();
    const { isPreview = false } = body;
    const problems = body.dates.flatMap((date, index) =>
      dateProblems(date, tour.capacity, `body.dates.${index}`),
    );
    if (problems.length > 0) return invalid(problems);
    const planned = planDates(body.dates, tour, store.tourDates.where('tourId', tour.id), now);
    const dates = planned.map(({ values, outcome, overlapsWith }) => ({
      startDate: values.startDate,
      outcome,
      tourDate:
        outcome === 'CREATED' && !isPreview
          ? store.tourDates.insert({ tourId: tour.id, ...values })
          : null,
      overlapsWith,
    }));
    const createdDates = dates.filter(({ outcome }) => outcome === 'CREATED').length;
    const refusedDates = dates.length - createdDates;
    return { status: 200, body: { isPreview, createdDates, refusedDates, dates } };
  },

  listTourDateSeats({ store, path, now, today }) {
    if (!store.tours.get(path.id)) return notFound();
    const dates = store.tourDates.where('tourId', path.id).toSorted(inTime);
    return {
      status: 200,
      body: dates.map((date) => tourDateSeats(store, date, { now, today })),
    };
  },
};
