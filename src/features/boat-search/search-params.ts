import * as v from 'valibot';
import {
  boatSortValues,
  boatTypeValues,
  boatSearchLimits as limits,
  searchBoatsPageParameters as parameters,
} from '../../api/contract.ts';
import type { BoatPageRequest } from '../../api/resources/boats.ts';
import { calendarDay } from '../../i18n/format.ts';
import { isCalendarDay } from './calendar-day.ts';

/** An address is typed, shared and grown old: what is not valid in it counts as not given. */
function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

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

/** A day that can still be sailed on. */
const comingDay = v.pipe(
  v.string(),
  v.check(isCalendarDay),
  v.check((day) => day >= calendarDay()),
);

const entries = v.object({
  name: lenient(text(limits.name.maxLength)),
  location: lenient(text(limits.location.maxLength)),
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
  startDate: lenient(comingDay),
  endDate: lenient(comingDay),
  sort: lenient(v.picklist(boatSortValues)),
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
 * The state of `/boats` in its address: what is looked for (boats §3, prices are those of a day by
 * decision 51, days inclusive), the order and the page, counted from 1. Anything invalid is absent.
 */
export const boatListingSearch = v.pipe(entries, v.transform(canonical));

export type BoatListingSearch = v.InferOutput<typeof boatListingSearch>;

/** What is looked for, without order and page. */
export type BoatFilters = Omit<BoatListingSearch, 'sort' | 'page'>;

/** The filters of an address alone. */
export function filtersOf({
  sort: _sort,
  page: _page,
  ...filters
}: BoatListingSearch): BoatFilters {
  return filters;
}

/** Whether anything narrows the list. */
export function hasFilters(search: BoatListingSearch): boolean {
  return Object.values(filtersOf(search)).some((value) => value !== undefined);
}

/** The call that answers an address: pages from zero, a day given alone is a trip of that day. */
export function toPageRequest(search: BoatListingSearch): BoatPageRequest {
  const filters = filtersOf(search);
  return {
    criteria: {
      ...filters,
      startDate: filters.startDate ?? filters.endDate,
      endDate: filters.endDate ?? filters.startDate,
    },
    sort: search.sort,
    page: (search.page ?? 1) - 1,
  };
}
