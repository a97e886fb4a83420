import { boatTypeValues } from '../../../../api/contract/contract.ts';
import type { BoatSummary, BoatType } from '../../../../api/contract/types.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { compareTurkish, foldTurkish, sameTurkish } from '../../../../lib/turkish-text.ts';
import type { BoatFilters } from '../search-params.ts';

/** What each further choice of a filter would find, the other filters staying as they are. */
export interface Facets {
  types: Record<BoatType, number>;
  /** The places with the most boats first; those without any too. */
  places: readonly { name: string; count: number }[];
  /** How many boats take at least so many guests. */
  guests: (count: number) => number;
  /** What a day costs on each boat, in lira, whatever the price that is looked for. */
  prices: readonly number[];
}

type Filter = 'type' | 'location' | 'minCapacity' | 'price';

/** What a day costs on a boat, in lira: of the days asked for on average, else the lowest one of those ahead. */
function dayPrice({ periodPrice, fromPrice }: BoatSummary, { startDate, endDate }: BoatFilters) {
  const first = startDate ?? endDate;
  const last = endDate ?? startDate;
  if (periodPrice == null || first === undefined || last === undefined) return fromPrice;
  return periodPrice / dayCount(first, last);
}

/** Whether a boat meets the filters, leaving one of them aside. */
function meets(boat: BoatSummary, filters: BoatFilters, aside: Filter): boolean {
  const {
    type,
    location,
    minCapacity,
    minPrice = 0,
    maxPrice = Number.POSITIVE_INFINITY,
  } = filters;
  const tests: Record<Filter, () => boolean> = {
    type: () => type === undefined || boat.type === type,
    location: () => location === undefined || sameTurkish(boat.location, location),
    minCapacity: () => minCapacity === undefined || boat.capacity >= minCapacity,
    price: () => dayPrice(boat, filters) >= minPrice && dayPrice(boat, filters) <= maxPrice,
  };
  return (Object.keys(tests) as Filter[]) // the keys of the object above
    .every((filter) => filter === aside || tests[filter]());
}

/**
 * Counts `boats`, which are all that the service finds for the name and the days of the filters, by
 * the other filters: the same comparisons as the service makes (`BoatSearch` of the contract).
 */
export function facetsOf(boats: readonly BoatSummary[], filters: BoatFilters): Facets {
  const without = (aside: Filter) => boats.filter((boat) => meets(boat, filters, aside));

  const ofType = without('type');
  const types = Object.fromEntries(
    boatTypeValues.map((type) => [type, ofType.filter((boat) => boat.type === type).length]),
  ) as Record<BoatType, number>; // fromEntries forgets its keys

  const inPlace = without('location');
  const found = Map.groupBy(inPlace, ({ location }) => foldTurkish(location));
  const names = new Map(boats.map(({ location }) => [foldTurkish(location), location]));
  const places = [...names]
    .map(([folded, name]) => ({ name, count: found.get(folded)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count || compareTurkish(one.name, other.name));

  const ofAnySize = without('minCapacity');
  return {
    types,
    places,
    guests: (count) => ofAnySize.filter(({ capacity }) => capacity >= count).length,
    prices: without('price').map((boat) => dayPrice(boat, filters)),
  };
}
