import { tourLanguageValues, type tourTypeValues } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { type PlaceCount, placesOf } from '../../../../domain/listing/filters/places.ts';
import type { durations, TourFilters } from '../search-params.ts';
import { atAnyPrice, meets, priceOf, type TourFilter } from './match-tours.ts';

/** What each further choice of a filter would find, the other filters staying as they are. */
export interface TourFacets {
  /** The places with the most tours first; those without any too. */
  places: readonly PlaceCount[];
  /** How many have a date with room for so many. */
  guests: (count: number) => number;
  types: (type: (typeof tourTypeValues)[number]) => number;
  durations: (duration: (typeof durations)[number]) => number;
  /** The languages that are spoken on any of the tours. */
  languages: readonly { code: (typeof tourLanguageValues)[number]; count: number }[];
  /** How many are rated so, or better. */
  rated: (least: number) => number;
  /** What a place costs on each tour, in lira, whatever the price that is looked for. */
  prices: readonly number[];
}

/** Counts tours, which are all that there are, by the filters. */
export function tourFacetsOf(
  tours: readonly TourSummary[],
  filters: TourFilters,
  now: string,
): TourFacets {
  const without = (aside: TourFilter) => tours.filter((tour) => meets(tour, filters, now, aside));
  const withThis = (changes: TourFilters) =>
    tours.filter((tour) => meets(tour, { ...filters, ...changes }, now)).length;
  const spoken = new Set(tours.flatMap(({ languages }) => languages));
  return {
    places: placesOf(tours, without('location')),
    guests: (guests) => withThis({ guests }),
    types: (type) => withThis({ type }),
    durations: (duration) => withThis({ duration }),
    languages: tourLanguageValues
      .filter((code) => spoken.has(code))
      .map((code) => ({ code, count: withThis({ language: code }) })),
    rated: (minRating) => withThis({ minRating }),
    prices: without('price').map((tour) => priceOf(tour, atAnyPrice(filters), now)),
  };
}
