import type { TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import { compare } from '../common/order.ts';

/** After every instant. */
const NEVER = '9999';

/** When the next date of a tour begins that is not called off; after every instant when there is none. */
function nextStart(store: Store, tourId: number, now: string): string {
  return store.tourDates
    .where('tourId', tourId)
    .filter((date) => date.availabilityStatus !== 'CANCELLED' && date.startDate > now)
    .reduce((next, { startDate }) => (startDate < next ? startDate : next), NEVER);
}

/** Tours by their next date, those without one last, equal ones by id. `now` in milliseconds since 1970. */
export function byNextDate(store: Store, tours: readonly TourRecord[], now: number): TourRecord[] {
  const from = instant(now);
  return tours
    .map((tour) => ({ tour, next: nextStart(store, tour.id, from) }))
    .sort((a, b) => compare(a.next, b.next) || a.tour.id - b.tour.id)
    .map(({ tour }) => tour);
}
