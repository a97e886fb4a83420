import * as v from 'valibot';
import { tourLanguageValues, tourTypeValues } from '../../../api/contract/contract.ts';
import { upcomingDay } from '../../../domain/trip/upcoming-day.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam } from '../../../lib/search-params.ts';

/** How long a tour takes: less than 3 hours, less than 6, 6 or more. */
export const durations = ['short', 'medium', 'long'] as const;
/** What a place costs: less than ₺1.000, less than ₺3.000, ₺3.000 or more. */
export const priceBands = ['low', 'middle', 'high'] as const;
/** The orders of the list; the next date first when none is asked for. */
export const tourSorts = ['date', 'price', 'price-desc', 'rating'] as const;

/** The state of `/tours` in its address: what is looked for, the order, the page. */
export const tourListingSearch = v.object({
  location: lenient(v.pipe(v.string(), v.trim(), v.minLength(1))),
  type: lenient(v.picklist(tourTypeValues)),
  /** First and last day that would do, `YYYY-MM-DD`; the last left out is that very day. */
  startDate: lenient(upcomingDay),
  endDate: lenient(upcomingDay),
  guests: countParam,
  duration: lenient(v.picklist(durations)),
  price: lenient(v.picklist(priceBands)),
  language: lenient(v.picklist(tourLanguageValues)),
  sort: lenient(v.picklist(tourSorts)),
  /** Counted from 1. */
  page: countParam,
});

export type TourListingSearch = v.InferOutput<typeof tourListingSearch>;
export type TourSort = (typeof tourSorts)[number];

/** What is looked for, without the order and the page. */
export type TourFilters = Omit<TourListingSearch, 'sort' | 'page'>;

/** The filters of an address alone. */
export function filtersOf({
  sort: _sort,
  page: _page,
  ...filters
}: TourListingSearch): TourFilters {
  return filters;
}
