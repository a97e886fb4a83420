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

/** The calendar of a boat or tour in the given months (`YYYY-MM`), each asked for and kept by itself. */
export function useMonths({ kind, id }: CalendarOffer, months: readonly string[]): MonthDays[] {
  return useQueries({
    queries: months.map((month) => {
      const { first, last } = monthRange(month);
      return kind === 'boat'
        ? boatCalendarQuery(id, first, last)
        : tourCalendarQuery(id, first, last);
    }),
  }).map(({ status, isFetching, data = [], error, refetch }, index) => {
    const month = months[index] ?? '';
    const own = data.filter(({ date }) => date.startsWith(month));
    return {
      month,
      // Tried again, it is on its way again.
      status: isFetching && status === 'error' ? 'pending' : status,
      error,
      days: new Map(own.map((day) => [day.date, day])),
      retry: () => void refetch(),
    };
  });
}
