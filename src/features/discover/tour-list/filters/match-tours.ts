import type { TourSummary } from '../../../../api/contract/types.ts';
import { nextDate, openDates } from '../../../../domain/tour/open-dates.ts';
import type { TourSearch } from '../../../../domain/tour/tour-search.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import type { TourFilters, TourSort } from '../search-params.ts';

type Tour = TourSummary;

const HOURS = { short: [0, 3], medium: [3, 6], long: [6, Number.POSITIVE_INFINITY] } as const;
const LIRA = {
  low: [0, 1000],
  middle: [1000, 3000],
  high: [3000, Number.POSITIVE_INFINITY],
} as const;

function within([from, to]: readonly [number, number], value: number): boolean {
  return value >= from && value < to;
}

/** The day of an instant in Istanbul, `YYYY-MM-DD`. */
function dayOf(instant: string): string {
  return calendarDay(new Date(instant));
}

type Asked = Pick<TourFilters, 'startDate' | 'endDate' | 'guests'>;

/** The open dates of a tour on one of the days asked for, with room for all; the next first. */
function datesFor(
  tour: Tour,
  { startDate, endDate = startDate, guests }: Asked,
  now: string,
): Tour['tourDates'] {
  return openDates(tour, now).filter((date) => {
    if (guests && date.maxGuests < guests) return false;
    if (!startDate || !endDate) return true;
    const day = dayOf(date.startDate);
    return day >= startDate && day <= endDate;
  });
}

/** What goes along to the page of a tour: how many people, and the first date on the days asked for. */
export function chosenOf(tour: Tour, asked: Asked, now: string): TourSearch {
  const date = asked.startDate === undefined ? undefined : datesFor(tour, asked, now)[0]?.id;
  return {
    ...(date !== undefined && { date }),
    ...(asked.guests !== undefined && { guests: asked.guests }),
  };
}

/** Whether a tour meets every filter. A date must be open, on one of the days, with room for all. */
export function meets(tour: Tour, filters: TourFilters, now: string): boolean {
  const { location, type, startDate, guests, duration, price, language } = filters;
  if (location && !includesTurkish(tour.location, location)) return false;
  if (type && tour.tourType !== type) return false;
  if (language && !tour.languages.includes(language)) return false;
  if (duration && !within(HOURS[duration], tour.duration.hours + tour.duration.minutes / 60))
    return false;
  if (price && !within(LIRA[price], tour.price)) return false;
  if (!startDate && !guests) return true;
  return datesFor(tour, filters, now).length > 0;
}

const LAST = '9999';

/** The tours that meet the filters, in the order asked for; those without an open date come last. */
export function matchTours(
  tours: readonly Tour[],
  filters: TourFilters,
  sort: TourSort,
  now: string,
): Tour[] {
  const date = (tour: Tour) => nextDate(tour, now) ?? LAST;
  const orders: Record<TourSort, (a: Tour, b: Tour) => number> = {
    date: (a, b) => (date(a) < date(b) ? -1 : 1),
    price: (a, b) => a.price - b.price,
    'price-desc': (a, b) => b.price - a.price,
    rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  };
  return tours.filter((tour) => meets(tour, filters, now)).toSorted(orders[sort]);
}

/** How many tours there would be with each of `values` as `key`, all other filters as they are. */
export function counts<Key extends keyof TourFilters, Value extends TourFilters[Key] & string>(
  tours: readonly Tour[],
  filters: TourFilters,
  key: Key,
  values: readonly Value[],
  now: string,
): ReadonlyMap<Value, number> {
  return new Map(
    values.map((value) => [
      value,
      tours.filter((tour) => meets(tour, { ...filters, [key]: value }, now)).length,
    ]),
  );
}
