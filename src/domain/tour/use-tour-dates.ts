import { useQueries } from '@tanstack/react-query';
import type { CalendarDay, Tour, TourDate } from '../../api/contract/types.ts';
import { tourCalendarQuery } from '../../api/resources/availabilities/queries.ts';
import { addDays } from '../../lib/calendar-day.ts';
import { maxTripDays } from '../trip/most-days.ts';
import type { DateRange } from '../trip/trip-search.ts';
import { tourDays } from './tour-date.ts';

/** A date of a tour as somebody chooses it. */
export interface TourChoice {
  date: TourDate;
  days: DateRange;
  /** The calendar's entry of its first day; undefined while that is not known. */
  day: CalendarDay | undefined;
  /** AVAILABLE, and its day not closed. */
  isBookable: boolean;
}

/** The calendarRanges of days, as long as a calendar call may be, that hold all the given days. */
function calendarRanges(days: readonly string[]): DateRange[] {
  const spans: DateRange[] = [];
  for (const start of [...days].sort()) {
    const last = spans.at(-1);
    if (!last || start > last.end) spans.push({ start, end: addDays(start, maxTripDays - 1) });
  }
  return spans;
}

/** The dates of a tour that are still to come, each with its price and whether it can be booked. */
export function useTourDates(tour: Pick<Tour, 'id' | 'tourDates'>, today: string) {
  const coming = tour.tourDates
    .map((date) => ({ date, days: tourDays(date) }))
    .filter(({ date, days }) => days.start >= today && date.availabilityStatus !== 'CANCELLED');
  const queries = useQueries({
    queries: calendarRanges(coming.map(({ days }) => days.start)).map(({ start, end }) =>
      tourCalendarQuery(tour.id, start, end),
    ),
  });
  const entries = new Map(
    queries.flatMap(({ data = [] }) => data.map((day) => [day.date, day] as const)),
  );
  const choices: TourChoice[] = coming.map(({ date, days }) => {
    const day = entries.get(days.start);
    const isBookable = date.availabilityStatus === 'AVAILABLE' && day?.isAvailable === true;
    return { date, days, day, isBookable };
  });
  return {
    choices,
    isPending: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry() {
      for (const { refetch, isError } of queries) if (isError) void refetch();
    },
    /** Asks for all prices again. */
    refresh() {
      for (const { refetch } of queries) void refetch();
    },
  };
}
