import * as v from 'valibot';
import { isCalendarDay } from '../../lib/calendar-day.ts';
import { lenient } from '../../lib/lenient.ts';
import { fullHour, type HourRange } from './hours.ts';

// What somebody has chosen of a boat or a tour stands in the address, so that the page, its calendar,
// the price beside it and the booking share it, and a link can be passed on.

/** In place of a day that does not exist, which is not the same as none. */
const NO_DAY = '';
const day = v.optional(v.fallback(v.pipe(v.string(), v.check(isCalendarDay)), NO_DAY));
const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** One service `12x6`, several `12x_14x1`: id, then how many; without a number, one for each who comes along. */
const serviceList = /^\d{1,15}x\d{0,3}(_\d{1,15}x\d{0,3})*$/;

/** The parameters themselves, for pages that have further ones. */
export const tripSearchEntries = {
  /** First and last day of the trip, `YYYY-MM-DD`, both counted. */
  start: day,
  end: day,
  /** How many people come along; what the boat or tour takes is its own matter. */
  guests: lenient(wholeNumber(1, 1_000)),
  /** Wanted by the hour, though the hours may still be open. */
  by: lenient(v.literal('hour')),
  /** Full hours on the day of `start`, from and to: 10 and 13 are three hours. */
  from: lenient(wholeNumber(0, 23)),
  to: lenient(wholeNumber(1, 24)),
  /** Extra services, written by `servicesText`. */
  services: lenient(v.pipe(v.string(), v.regex(serviceList))),
};

const trip = v.object(tripSearchEntries);

/** What of a trip is chosen, as it stands in the address. */
export type TripSearch = v.InferOutput<typeof trip>;

/**
 * Puts a trip in order: days the right way round, a day given alone is a trip of that day, one that does not exist
 * leaves none; hours only with one day and only as a pair; by the hour goes with one day alone.
 */
export function orderedTrip<Search extends TripSearch>(search: Search): Search {
  const isWrong = search.start === NO_DAY || search.end === NO_DAY;
  const [start, end] = isWrong ? [] : [search.start ?? search.end, search.end ?? search.start];
  const isTurned = start !== undefined && end !== undefined && start > end;
  const { by, from, to } = search;
  const hasHours = start !== undefined && start === end && from !== undefined && to !== undefined;
  return {
    ...search,
    start: isTurned ? end : start,
    end: isTurned ? start : end,
    by: start === end ? by : undefined,
    from: hasHours && from < to ? from : undefined,
    to: hasHours && from < to ? to : undefined,
  };
}

/** The whole of it as the search of a route: anything invalid is absent. */
export const tripSearch = v.pipe(trip, v.transform(orderedTrip));

/** Days in a row, `YYYY-MM-DD`, both counted. */
export interface DateRange {
  start: string;
  end: string;
}

/** The chosen days; null while none are, or when the first is before `today` (`YYYY-MM-DD`). */
export function tripDays({ start, end }: TripSearch, today: string): DateRange | null {
  return start !== undefined && end !== undefined && start >= today ? { start, end } : null;
}

/** The chosen hours; null when the trip is one of whole days. */
export function tripHours({ from, to }: TripSearch): HourRange | null {
  if (from === undefined || to === undefined) return null;
  return { startTime: fullHour(from), hours: to - from };
}

/** Whether some hours of a boat are wanted, chosen or not; never of one that is let by the day only. */
export function isByHour({ hourlyPrice }: { hourlyPrice: number | null }, search: TripSearch) {
  return hourlyPrice !== null && (search.by === 'hour' || tripHours(search) !== null);
}

/** An extra service that is asked for, and how many of it; undefined is one for each who comes along. */
export interface WantedService {
  serviceId: number;
  quantity: number | undefined;
}

/** The extra services that are asked for; empty when there are none. */
export function tripServices({ services }: TripSearch): WantedService[] {
  if (services === undefined) return [];
  return services.split('_').map((part) => {
    const [serviceId, quantity] = part.split('x');
    return { serviceId: Number(serviceId), quantity: Number(quantity) || undefined };
  });
}

/** Extra services as the address keeps them; undefined for none, so that nothing stands there. */
export function servicesText(wanted: readonly WantedService[]): string | undefined {
  if (wanted.length === 0) return undefined;
  return wanted.map(({ serviceId, quantity = '' }) => `${serviceId}x${quantity}`).join('_');
}
