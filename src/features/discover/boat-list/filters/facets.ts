import { boatTypeValues } from '../../../../api/contract/contract.ts';
import type { BoatSummary, BoatType } from '../../../../api/contract/types.ts';
import { daysOf } from '../../../../domain/listing/address/listing-address.ts';
import { type PlaceCount, placesOf } from '../../../../domain/listing/filters/places.ts';
import { areaOf, liesIn } from '../../../../domain/listing/map/area.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { sameTurkish } from '../../../../lib/turkish-text.ts';
import type { BoatFilters } from '../search-params.ts';

/** What each further choice of a filter would find, the other filters staying as they are. */
export interface Facets {
  types: Record<BoatType, number>;
  /** The places with the most boats first; those without any too. */
  places: readonly PlaceCount[];
  /** How many boats take at least so many guests. */
  guests: (count: number) => number;
  /** How many come with a captain, and how many without. */
  captain: (isIncluded: boolean) => number;
  /** How many confirm at once. */
  instant: number;
  /** How many have at least so many cabins. */
  cabins: (count: number) => number;
  /** How many are rated so, or better. */
  rated: (least: number) => number;
  /** What a day costs on each boat, in lira, whatever the price that is looked for. */
  prices: readonly number[];
}

/** What a day costs on a boat, in lira: of the days asked for on average, else the lowest one of those ahead. */
function dayPrice({ periodPrice, fromPrice }: BoatSummary, filters: BoatFilters) {
  const days = daysOf(filters);
  return periodPrice == null || !days ? fromPrice : periodPrice / dayCount(days.first, days.last);
}

type Test = (boat: BoatSummary, filters: BoatFilters) => boolean;

/**
 * Whether a boat meets each filter: the same comparisons as the service makes (`BoatSearch` of the contract), and
 * the part of the map, which it does not know.
 */
const tests = {
  type: (boat, { type }) => type === undefined || boat.type === type,
  location: (boat, { location }) => location === undefined || sameTurkish(boat.location, location),
  minCapacity: (boat, { minCapacity = 0 }) => boat.capacity >= minCapacity,
  captainIncluded: (boat, { captainIncluded }) =>
    captainIncluded === undefined || boat.captainIncluded === captainIncluded,
  isInstantConfirmation: (boat, { isInstantConfirmation }) =>
    isInstantConfirmation === undefined || boat.isInstantConfirmation === isInstantConfirmation,
  minCabins: (boat, { minCabins = 0 }) => (boat.cabins ?? 0) >= minCabins,
  minRating: (boat, { minRating = 0 }) => (boat.rating ?? 0) >= minRating,
  price(boat, filters) {
    const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filters;
    const price = dayPrice(boat, filters);
    return price >= minPrice && price <= maxPrice;
  },
  area(boat, filters) {
    const area = areaOf(filters);
    return area === undefined || liesIn(boat, area);
  },
} satisfies Record<string, Test>;

type Filter = keyof typeof tests;

/**
 * Counts `boats`, which are all that the service finds for the name, the days and the features of the
 * filters, by the other filters.
 */
export function facetsOf(boats: readonly BoatSummary[], filters: BoatFilters): Facets {
  const without = (aside: Filter) =>
    boats.filter((boat) =>
      Object.entries<Test>(tests).every(([name, meets]) => name === aside || meets(boat, filters)),
    );
  const ofType = without('type');
  const types = Object.fromEntries(
    boatTypeValues.map((type) => [type, ofType.filter((boat) => boat.type === type).length]),
  ) as Record<BoatType, number>; // fromEntries forgets its keys

  const ofAnySize = without('minCapacity');
  const crewedOrNot = without('captainIncluded');
  const ofAnyCabins = without('minCabins');
  const ofAnyRating = without('minRating');
  return {
    types,
    places: placesOf(boats, without('location')),
    guests: (count) => ofAnySize.filter(({ capacity }) => capacity >= count).length,
    captain: (isIncluded) =>
      crewedOrNot.filter(({ captainIncluded }) => captainIncluded === isIncluded).length,
    instant: without('isInstantConfirmation').filter((boat) => boat.isInstantConfirmation).length,
    cabins: (count) => ofAnyCabins.filter(({ cabins }) => (cabins ?? 0) >= count).length,
    rated: (least) => ofAnyRating.filter(({ rating }) => (rating ?? 0) >= least).length,
    prices: without('price').map((boat) => dayPrice(boat, filters)),
  };
}
