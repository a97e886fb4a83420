import { useQueries } from '@tanstack/react-query';
import type { CalendarDay } from '../../../../api/contract/types.ts';
import {
  boatCalendarQuery,
  tourCalendarQuery,
} from '../../../../api/resources/availabilities/queries.ts';
import { monthRange } from '../../../../lib/calendar-month.ts';

/** Whose calendar it is. */
export interface CalendarOffer {
  kind: 'boat' | 'tour';
  id: number;
  name: string;
}

/** One month of a calendar, as far as it is known. */
export interface MonthDays {
  /** `YYYY-MM`. */
  month: string;
  status: 'pending' | 'error' | 'success';
  error: unknown;
  /** The entries of the month by their date; empty until they are there. */
  days: ReadonlyMap<string, CalendarDay>;
  retry: () => void;
}

const entriesByDate = new WeakMap<readonly CalendarDay[], ReadonlyMap<string, CalendarDay>>();
const none: readonly CalendarDay[] = [];

/** An answer's days by their date; the same map as long as it is the same answer, which is about one month. */
function byDate(days: readonly CalendarDay[]): ReadonlyMap<string, CalendarDay> {
  const known = entriesByDate.get(days);
  if (known) return known;
  const map = new Map(days.map((day) => [day.date, day]));
  entriesByDate.set(days, map);
  return map;
}

/** The calendar of a boat or tour in the given months (`YYYY-MM`), each asked for and kept by itself. */
export function useMonths({ kind, id }: CalendarOffer, months: readonly string[]): MonthDays[] {
  return useQueries({
    queries: months.map((month) => {
      const { first, last } = monthRange(month);
      return kind === 'boat'
        ? boatCalendarQuery(id, first, last)
        : tourCalendarQuery(id, first, last);
    }),
  }).map(({ status, isFetching, data = none, error, refetch }, index) => {
    return {
      month: months[index] ?? '',
      // Tried again, it is on its way again.
      status: isFetching && status === 'error' ? 'pending' : status,
      error,
      days: byDate(data),
      retry: () => void refetch(),
    };
  });
}
