import type { TourRecord } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { compare } from './order.ts';

/** After every instant. */
const NEVER = '9999';

/** When the next date of a tour begins that is not called off; after every instant when there is none. */
function nextStart(store: Store, tourId: number, now: number): string {
  return store.tourDates
    .where('tourId', tourId)
    .filter((date) => date.availabilityStatus !== 'CANCELLED' && Date.parse(date.startDate) > now)
    .reduce((next, { startDate }) => (startDate < next ? startDate : next), NEVER);
}

/** Tours by their next date, those without one last, equal ones by id. `now` in milliseconds since 1970. */
export function byNextDate(store: Store, tours: readonly TourRecord[], now: number): TourRecord[] {
  return tours
    .map((tour) => ({ tour, next: nextStart(store, tour.id, now) }))
    .sort((a, b) => compare(a.next, b.next) || a.tour.id - b.tour.id)
    .map(({ tour }) => tour);
}
