import * as v from 'valibot';
import { tourLanguageValues, tourTypeValues } from '../../../api/contract/contract.ts';
import {
  canonical,
  known,
  listingEntries,
} from '../../../domain/listing/address/listing-address.ts';
import { tripSearchEntries } from '../../../domain/trip/trip-search.ts';
import { lenient } from '../../../lib/lenient.ts';

/** How long a tour takes: less than 3 hours, less than 6, 6 or more. */
export const durations = ['short', 'medium', 'long'] as const;
/** The orders of the list; the first of them when none is asked for. */
export const tourSorts = ['recommended', 'date', 'price', 'price-desc', 'rating'] as const;

const entries = v.object({
  ...listingEntries,
  type: lenient(v.picklist(tourTypeValues)),
  guests: tripSearchEntries.guests,
  duration: lenient(v.picklist(durations)),
  language: lenient(v.picklist(tourLanguageValues)),
  sort: lenient(v.picklist(tourSorts)),
});

/**
 * The state of `/tours` in its address: what is looked for (prices are those of a person, both days
 * count), a part of the map, the order, what is beside the list, and the page, counted from 1.
 */
export const tourListingSearch = v.pipe(entries, v.transform(canonical));

export type TourListingSearch = v.InferOutput<typeof entries>;
export type TourSort = (typeof tourSorts)[number];

/** What is looked for, without how it is shown. */
export type TourFilters = Omit<TourListingSearch, 'sort' | 'map' | 'page'>;

/** The filters of an address alone. */
export function filtersOf(search: TourListingSearch): TourFilters {
  const { sort: _sort, map: _map, page: _page, ...filters } = known(entries.entries, search);
  return filters;
}

/** The order that an address shows tours in. */
export function sortOf({ sort = tourSorts[0] }: TourListingSearch): TourSort {
  return sort;
}

/** How an address shows tours, whichever it finds. */
export function viewOf({ sort, map }: TourListingSearch): TourListingSearch {
  return { sort, map };
}

/** Whether anything narrows the list. */
export function hasFilters(search: TourListingSearch): boolean {
  return Object.values(filtersOf(search)).some((value) => value !== undefined);
}
