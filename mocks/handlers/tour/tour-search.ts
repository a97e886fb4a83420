import { tourTypeValues } from '../../../generated/enums.ts';
import { badRequest } from '../../rules/common/refusal.ts';
import { contains, fold } from '../../rules/common/text.ts';
import { isPublished } from '../../rules/offer/visibility.ts';
import { byNextDate } from '../../rules/tour/tour-order.ts';
import type { TourRecord } from '../../store/records.ts';
import { tourSummary } from '../../views/tour/tour.ts';
import type { Call, SomeHandlers } from '../handler.ts';

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
    const location = fold(call.query.location);
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
