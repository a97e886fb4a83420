import * as v from 'valibot';
import {
  boatSearchLimits as limits,
  searchBoatsPageParameters as parameters,
} from '../../../api/contract/contract.ts';
import { lenient } from '../../../lib/lenient.ts';
import { upcomingDay } from '../../trip/upcoming-day.ts';
import { areaText } from '../map/area.ts';

interface Limits {
  minimum: number;
  maximum: number;
}

/** Text; the router reads `?name=42` as a number and `?name=true` as a boolean. */
export const text = (maxLength: number) =>
  lenient(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform(String),
      v.trim(),
      v.minLength(1),
      v.maxLength(maxLength),
    ),
  );

const amount = ({ minimum, maximum }: Limits) =>
  lenient(v.pipe(v.number(), v.minValue(minimum), v.maxValue(maximum)));

/** A whole number within limits of the contract, both included. */
export const wholeNumber = ({ minimum, maximum }: Limits) =>
  lenient(v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum)));

/** What the addresses of both lists hold, boats and tours; anything invalid is absent. */
export const listingEntries = {
  name: text(limits.name.maxLength),
  location: text(limits.location.maxLength),
  /** First and last day, `YYYY-MM-DD`, both counted; one alone is that very day. */
  startDate: lenient(upcomingDay),
  endDate: lenient(upcomingDay),
  /** Lira. */
  minPrice: amount(limits.minPrice),
  maxPrice: amount(limits.maxPrice),
  minRating: amount(limits.minRating),
  /** A part of the map. */
  area: lenient(areaText),
  /** Whether the map is shown; left out, it is where there is room beside the list. */
  map: lenient(v.boolean()),
  /** Counted from 1. */
  page: wholeNumber({
    minimum: parameters.page.minimum + 1,
    maximum: parameters.page.maximum + 1,
  }),
};

const shared = v.object(listingEntries);

/** What the addresses of both lists hold. */
export type ListingAddress = v.InferOutput<typeof shared>;

/** The least and the most something may cost, in lira. */
export type Prices = Pick<ListingAddress, 'minPrice' | 'maxPrice'>;

/** What of an address a list knows by name: links bring more along, such as where they were found. */
export function known<Address extends object>(entries: object, address: Address): Address {
  // The same object, less what is not in its type.
  return Object.fromEntries(Object.entries(address).filter(([name]) => name in entries)) as Address;
}

/** First and last day that are asked for, both counted. */
export type Days = Pick<ListingAddress, 'startDate' | 'endDate'>;

function inOrder<Value extends string | number>(first: Value | undefined, last: Value | undefined) {
  return first !== undefined && last !== undefined && first > last ? [last, first] : [first, last];
}

/** Ends of a range come in order; the first page, which is shown anyway, is left out of the address. */
export function canonical<Address extends ListingAddress>(address: Address): Address {
  const [minPrice, maxPrice] = inOrder(address.minPrice, address.maxPrice);
  const [startDate, endDate] = inOrder(address.startDate, address.endDate);
  const page = address.page === parameters.page.default + 1 ? undefined : address.page;
  return { ...address, minPrice, maxPrice, startDate, endDate, page };
}

/** The first and the last day asked for, one alone standing for both; undefined for none. */
export function daysOf({ startDate, endDate }: Days): { first: string; last: string } | undefined {
  const first = startDate ?? endDate;
  const last = endDate ?? startDate;
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}

/** Second ends of ranges, which count together with the first. */
const ENDS: Readonly<Record<string, string>> = { endDate: 'startDate', maxPrice: 'minPrice' };

/** How many filters are set; the two ends of a range are one. */
export function filterCount(filters: object): number {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return new Set(set.map(([name]) => ENDS[name] ?? name)).size;
}

/**
 * The address of a list with some of it changed. Another selection starts at its first page, and another
 * place leaves the part of the map behind; a place that is only taken out does not.
 */
export function withChanges<Address extends ListingAddress>(
  before: Address,
  changes: Partial<Address>,
): Address {
  const isElsewhere = changes.location ?? changes.name;
  return { ...before, page: undefined, ...(isElsewhere && { area: undefined }), ...changes };
}
