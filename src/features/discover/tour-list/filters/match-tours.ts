import type { TourDateOfTour, TourSummary } from '../../../../api/contract/types.ts';
import { daysOf } from '../../../../domain/listing/address/listing-address.ts';
import { areaOf, liesIn } from '../../../../domain/listing/map/area.ts';
import { mixed } from '../../../../domain/listing/results/mixed.ts';
import { openDates, seatsToHave } from '../../../../domain/tour/open-dates.ts';
import { priceOn } from '../../../../domain/tour/tour-price.tsx';
import type { TourSearch } from '../../../../domain/tour/tour-search.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { includesTurkish, sameTurkish } from '../../../../lib/turkish-text.ts';
import type { TourFilters, TourSort } from '../search-params.ts';

type Tour = TourSummary;

const HOURS = { short: [0, 3], medium: [3, 6], long: [6, Number.POSITIVE_INFINITY] } as const;

function within([from, to]: readonly [number, number], value: number): boolean {
  return value >= from && value < to;
}

/** The day of an instant in Istanbul, `YYYY-MM-DD`. */
function dayOf(instant: string): string {
  return calendarDay(new Date(instant));
}

/** Whether a person pays no less and no more, in lira, than was asked for. */
function costs(
  lira: number,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Pick<TourFilters, 'minPrice' | 'maxPrice'>,
): boolean {
  return lira >= minPrice && lira <= maxPrice;
}

type Asked = Pick<
  TourFilters,
  'startDate' | 'endDate' | 'guests' | 'language' | 'minPrice' | 'maxPrice'
>;

/**
 * The open dates of a tour on one of the days asked for, with room for all, in the language, at the price; the next
 * first.
 */
function datesFor(tour: Tour, asked: Asked, now: string): TourDateOfTour[] {
  const days = daysOf(asked);
  return openDates(tour, now).filter((date) => {
    if (asked.guests && seatsToHave(date) < asked.guests) return false;
    if (asked.language && date.language && date.language !== asked.language) return false;
    if (!costs(date.price, asked)) return false;
    if (!days) return true;
    const day = dayOf(date.startDate);
    return day >= days.first && day <= days.last;
  });
}

/** The date on which a tour first takes place as it is asked for; undefined where it never does. */
export function firstDate(tour: Tour, asked: Asked, now: string): TourDateOfTour | undefined {
  return datesFor(tour, asked, now)[0];
}

/** What a person pays on that date, in lira; the tour's own price where it never takes place as it is asked for. */
export function priceOf(tour: Tour, asked: Asked, now: string): number {
  return priceOn(tour, firstDate(tour, asked, now));
}

/** What is asked for, the price aside. */
export function atAnyPrice<Filters extends Asked>(asked: Filters): Filters {
  return { ...asked, minPrice: undefined, maxPrice: undefined };
}

/** What goes along to the page of a tour: how many people, and the first date on the days asked for. */
export function chosenOf(tour: Tour, asked: Asked, now: string): TourSearch {
  const date = daysOf(asked) && firstDate(tour, asked, now)?.id;
  return {
    ...(date !== undefined && { date }),
    ...(asked.guests !== undefined && { guests: asked.guests }),
  };
}

type Test = (tour: Tour, filters: TourFilters, now: string) => boolean;

/**
 * Whether a tour meets each filter. Dates stand for days and people: one must be open, on one of the days, with
 * room for all. It is such a date that the price is asked of.
 */
const tests = {
  name: ({ name, location }, { name: part }) =>
    part === undefined || includesTurkish(name, part) || includesTurkish(location, part),
  location: (tour, { location }) => location === undefined || sameTurkish(tour.location, location),
  type: ({ tourType }, { type }) => type === undefined || tourType === type,
  language: ({ languages }, { language }) => language === undefined || languages.includes(language),
  duration: ({ duration: { hours, minutes } }, { duration }) =>
    duration === undefined || within(HOURS[duration], hours + minutes / 60),
  price: (tour, filters, now) =>
    firstDate(tour, atAnyPrice(filters), now)
      ? firstDate(tour, filters, now) !== undefined
      : costs(tour.price, filters),
  minRating: ({ rating }, { minRating = 0 }) => (rating ?? 0) >= minRating,
  area(tour, filters) {
    const area = areaOf(filters);
    return area === undefined || liesIn(tour, area);
  },
  dates: (tour, filters, now) =>
    (!daysOf(filters) && filters.guests === undefined) ||
    firstDate(tour, atAnyPrice(filters), now) !== undefined,
} satisfies Record<string, Test>;

/** The name of a filter; days and people are one. */
export type TourFilter = keyof typeof tests;

/** Whether a tour meets every filter, one of them aside. */
export function meets(tour: Tour, filters: TourFilters, now: string, aside?: TourFilter): boolean {
  return Object.entries<Test>(tests).every(
    ([name, test]) => name === aside || test(tour, filters, now),
  );
}

const LAST = '9999';

/** One page of tours as it is shown: taking turns by place and kind where no other order was chosen. */
export function inTurns(tours: readonly Tour[], sort: TourSort): readonly Tour[] {
  if (sort !== 'recommended') return tours;
  return mixed(tours, ({ location, tourType }) => [location, tourType]);
}

/** The tours that meet the filters, in the order asked for; those without an open date come last. */
export function matchTours(
  tours: readonly Tour[],
  filters: TourFilters,
  sort: TourSort,
  now: string,
): Tour[] {
  const found = tours.filter((tour) => meets(tour, filters, now));
  const dates = new Map(found.map((tour) => [tour, firstDate(tour, filters, now)]));
  const date = (tour: Tour) => dates.get(tour)?.startDate ?? LAST;
  const price = (tour: Tour) => priceOn(tour, dates.get(tour));
  const byDate = (a: Tour, b: Tour) => (date(a) < date(b) ? -1 : 1);
  const orders: Record<TourSort, (a: Tour, b: Tour) => number> = {
    recommended: byDate,
    date: byDate,
    price: (a, b) => price(a) - price(b),
    'price-desc': (a, b) => price(b) - price(a),
    rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  };
  return found.toSorted(orders[sort]);
}
