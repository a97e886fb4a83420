import * as v from 'valibot';
import {
  boatSortValues,
  boatTypeValues,
  boatSearchLimits as limits,
  searchBoatsPageParameters as parameters,
} from '../../../api/contract/contract.ts';
import type { BoatSearch } from '../../../api/contract/types.ts';
import type { BoatPageRequest } from '../../../api/resources/boats/queries.ts';
import type { TripSearch } from '../../../domain/trip/trip-search.ts';
import { upcomingDay } from '../../../domain/trip/upcoming-day.ts';
import { idList } from '../../../lib/id-list.ts';
import { lenient } from '../../../lib/lenient.ts';
import { areaText } from './map/area.ts';

/** Text; the router reads `?name=42` as a number and `?name=true` as a boolean. */
const text = (maxLength: number) =>
  v.pipe(
    v.union([v.string(), v.number(), v.boolean()]),
    v.transform(String),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
  );

const lira = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  v.pipe(v.number(), v.minValue(minimum), v.maxValue(maximum));

const entries = v.object({
  name: lenient(text(limits.name.maxLength)),
  location: lenient(text(limits.location.maxLength)),
  occasion: lenient(text(limits.occasion.maxLength)),
  type: lenient(v.picklist(boatTypeValues)),
  minCapacity: lenient(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(limits.minCapacity.minimum),
      v.maxValue(limits.minCapacity.maximum),
    ),
  ),
  minPrice: lenient(lira(limits.minPrice)),
  maxPrice: lenient(lira(limits.maxPrice)),
  startDate: lenient(upcomingDay),
  endDate: lenient(upcomingDay),
  area: lenient(areaText),
  sort: lenient(v.picklist(boatSortValues)),
  /** Whether the map is shown; left out, it is where there is room beside the list. */
  map: lenient(v.boolean()),
  /** The boats chosen to be compared. */
  compare: lenient(idList),
  page: lenient(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(parameters.page.minimum + 1),
      v.maxValue(parameters.page.maximum + 1),
    ),
  ),
});

type Entries = v.InferOutput<typeof entries>;

function inOrder<Value extends string | number>(first: Value | undefined, last: Value | undefined) {
  return first !== undefined && last !== undefined && first > last ? [last, first] : [first, last];
}

/** Ends of a range come in order; what is the default anyway is left out of the address. */
function canonical(search: Entries): Entries {
  const [minPrice, maxPrice] = inOrder(search.minPrice, search.maxPrice);
  const [startDate, endDate] = inOrder(search.startDate, search.endDate);
  return {
    ...search,
    minPrice,
    maxPrice,
    startDate,
    endDate,
    sort: search.sort === parameters.sort.default ? undefined : search.sort,
    page: search.page === parameters.page.default + 1 ? undefined : search.page,
  };
}

/**
 * The state of `/boats` in its address: what is looked for (prices are those of a day, both days
 * count), a part of the map, the order, what is beside the list, the boats to be
 * compared, and the page, counted from 1. Anything invalid is absent.
 */
export const boatListingSearch = v.pipe(entries, v.transform(canonical));

export type BoatListingSearch = v.InferOutput<typeof boatListingSearch>;

/** What is looked for, without how it is shown. */
export type BoatFilters = Omit<BoatListingSearch, 'sort' | 'map' | 'compare' | 'page'>;

/** The least and the most a day may cost, in lira. */
export type Prices = Pick<BoatFilters, 'minPrice' | 'maxPrice'>;

/** The filters of an address alone. */
export function filtersOf({
  sort: _sort,
  map: _map,
  compare: _compare,
  page: _page,
  ...filters
}: BoatListingSearch): BoatFilters {
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
  const { area: _area, ...filters } = filtersOf(search);
  return {
    ...filters,
    startDate: filters.startDate ?? filters.endDate,
    endDate: filters.endDate ?? filters.startDate,
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
