import * as v from 'valibot';
import {
  boatSortValues,
  boatTypeValues,
  boatSearchLimits as limits,
  searchBoatsPageParameters as parameters,
} from '../../../api/contract/contract.ts';
import type { BoatSearch } from '../../../api/contract/types.ts';
import type { BoatPageRequest } from '../../../api/resources/boats/queries.ts';
import {
  canonical,
  daysOf,
  known,
  listingEntries,
  text,
  wholeNumber,
} from '../../../domain/listing/address/listing-address.ts';
import type { TripSearch } from '../../../domain/trip/trip-search.ts';
import { idList } from '../../../lib/id-list.ts';
import { lenient } from '../../../lib/lenient.ts';
import { featureList, featuresOf } from './feature-list.ts';

const entries = v.object({
  ...listingEntries,
  occasion: text(limits.occasion.maxLength),
  type: lenient(v.picklist(boatTypeValues)),
  minCapacity: wholeNumber(limits.minCapacity),
  captainIncluded: lenient(v.boolean()),
  isInstantConfirmation: lenient(v.boolean()),
  minCabins: wholeNumber(limits.minCabins),
  /** What must be on board, read by `featuresOf`. */
  features: lenient(featureList),
  sort: lenient(v.picklist(boatSortValues)),
  /** The boats chosen to be compared. */
  compare: lenient(idList),
});

type Entries = v.InferOutput<typeof entries>;

/** What is the default anyway is left out of the address. */
function inOrder(search: Entries): Entries {
  const sort = search.sort === parameters.sort.default ? undefined : search.sort;
  return canonical({ ...search, sort });
}

/**
 * The state of `/boats` in its address: what is looked for (prices are those of a day, both days
 * count), a part of the map, the order, what is beside the list, the boats to be
 * compared, and the page, counted from 1. Anything invalid is absent.
 */
export const boatListingSearch = v.pipe(entries, v.transform(inOrder));

export type BoatListingSearch = v.InferOutput<typeof boatListingSearch>;

/** What is looked for, without how it is shown. */
export type BoatFilters = Omit<BoatListingSearch, 'sort' | 'map' | 'compare' | 'page'>;

/** The filters of an address alone. */
export function filtersOf(search: BoatListingSearch): BoatFilters {
  const {
    sort: _sort,
    map: _map,
    compare: _compare,
    page: _page,
    ...filters
  } = known(entries.entries, search);
  return filters;
}

/** How an address shows boats, whichever it finds. */
export function viewOf({ sort, map, compare }: BoatListingSearch): BoatListingSearch {
  return { sort, map, compare };
}

/** Whether anything narrows the list. */
export function hasFilters(search: BoatListingSearch): boolean {
  return Object.values(filtersOf(search)).some((value) => value !== undefined);
}

/** What the service is asked for: a day given alone is a trip of that day, areas it knows none. */
export function criteriaOf(search: BoatListingSearch): BoatSearch {
  const { area: _area, features, ...filters } = filtersOf(search);
  const days = daysOf(filters);
  return {
    ...filters,
    startDate: days?.first,
    endDate: days?.last,
    ...(features !== undefined && { features: featuresOf(features) }),
  };
}

/** The days and people looked for, as the page of a boat has them in its address. */
export function tripOf(search: BoatListingSearch): Partial<TripSearch> {
  const { startDate, endDate, minCapacity } = criteriaOf(search);
  return {
    ...(startDate !== undefined && { start: startDate, end: endDate }),
    ...(minCapacity !== undefined && { guests: minCapacity }),
  };
}

/** The call that answers an address without an area; pages from zero. */
export function toPageRequest(search: BoatListingSearch): BoatPageRequest {
  return { criteria: criteriaOf(search), sort: search.sort, page: (search.page ?? 1) - 1 };
}
