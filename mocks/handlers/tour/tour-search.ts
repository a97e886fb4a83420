import { tourTypeValues } from '../../../generated/enums.ts';
import { instant } from '../../rules/calendar/day.ts';
import { compare } from '../../rules/common/order.ts';
import { badRequest } from '../../rules/common/refusal.ts';
import { contains, fold, sought } from '../../rules/common/text.ts';
import { isPublished } from '../../rules/offer/visibility.ts';
import type { TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { tourSummary } from '../../views/tour/tour.ts';
import type { Call, SomeHandlers } from '../handler.ts';

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
function byNextDate(store: Store, tours: readonly TourRecord[], now: number): TourRecord[] {
  const from = instant(now);
  return tours
    .map((tour) => ({ tour, next: nextStart(store, tour.id, from) }))
    .sort((a, b) => compare(a.next, b.next) || a.tour.id - b.tour.id)
    .map(({ tour }) => tour);
}

/** The published tours that match, the one with the next date first. */
function found(
  { store, now }: Pick<Call<'listTours'>, 'store' | 'now'>,
  matches: (tour: TourRecord) => boolean = () => true,
) {
  const tours = store.tours.all().filter((tour) => isPublished(tour) && matches(tour));
  const body = byNextDate(store, tours, now).map((tour) => tourSummary(store, tour));
  return { status: 200 as const, body };
}

/** The tours that visitors find. */
export const tourSearch: SomeHandlers<
  | 'listTours'
  | 'listTourTypes'
  | 'searchToursByName'
  | 'searchToursByType'
  | 'searchToursByLocation'
  | 'searchToursByPriceRange'
  | 'searchToursByCapacity'
> = {
  listTours: (call) => found(call),

  listTourTypes: () => ({ status: 200, body: [...tourTypeValues] }),

  searchToursByName: (call) => found(call, (tour) => contains(tour.name, call.query.name)),

  searchToursByType: (call) => found(call, (tour) => tour.tourType === call.query.type),

  searchToursByLocation: (call) => {
    const location = sought(call.query.location);
    return found(call, (tour) => fold(tour.location) === location);
  },

  searchToursByPriceRange: (call) => {
    const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = call.query;
    if (maxPrice < minPrice) {
      const message = {
        tr: 'En yüksek fiyat en düşük fiyattan az olamaz.',
        en: 'must not be below the least price',
      };
      return badRequest([{ field: 'query.maxPrice', message }]);
    }
    return found(call, ({ price }) => price >= minPrice && price <= maxPrice);
  },

  searchToursByCapacity: (call) => found(call, (tour) => tour.capacity >= call.query.minCapacity),
};
