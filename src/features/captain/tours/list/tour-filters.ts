import type { TourSummary } from '../../../../api/contract/types.ts';
import { compareTurkish, includesTurkish, sameTurkish } from '../../../../lib/turkish-text.ts';
import type { LengthGroup, PriceGroup, TourFilters } from './search-params.ts';

/** From the first up to, but without, the second: every tour is in exactly one group. */
type HalfOpen = readonly [from: number, to: number];

const minutesOf: Record<LengthGroup, HalfOpen> = {
  '0-3': [0, 180],
  '3-6': [180, 360],
  '6+': [360, Number.POSITIVE_INFINITY],
};

const liraOf: Record<PriceGroup, HalfOpen> = {
  '0-1000': [0, 1000],
  '1000-3000': [1000, 3000],
  '3000+': [3000, Number.POSITIVE_INFINITY],
};

const isIn = (value: number, [from, to]: HalfOpen) => value >= from && value < to;

/** Where most tours start; offered before any tour does. */
const usualPlaces = ['İstanbul', 'Bodrum', 'Fethiye', 'Marmaris'];

type FilteredTour = Pick<TourSummary, 'location' | 'price' | 'duration'>;

/** The places to filter by: the usual ones, then the others that tours of the list start from. */
export function placesOf(tours: readonly FilteredTour[]): string[] {
  const places = [...usualPlaces];
  for (const { location } of tours.toSorted((a, b) => compareTurkish(a.location, b.location))) {
    if (!places.some((place) => includesTurkish(location, place))) places.push(location);
  }
  return places;
}

/** The place of the list that an address means, whatever its case and diacritics. */
export function placeMeant(places: readonly string[], asked: string): string | undefined {
  return places.find((place) => sameTurkish(place, asked));
}

/** The tours that meet every filter, in the order they came in. */
export function filterTours<Tour extends FilteredTour>(
  tours: readonly Tour[],
  { place, length, price }: TourFilters,
): Tour[] {
  return tours.filter(
    (tour) =>
      (place === undefined || includesTurkish(tour.location, place)) &&
      (length === undefined ||
        isIn(tour.duration.hours * 60 + tour.duration.minutes, minutesOf[length])) &&
      (price === undefined || isIn(tour.price, liraOf[price])),
  );
}
