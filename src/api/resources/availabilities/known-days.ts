import type { QueryClient } from '@tanstack/react-query';
import { monthOf, monthRange, monthsFrom } from '../../../lib/calendar-month.ts';
import type { CalendarDay } from '../../contract/types.ts';
import { boatCalendarQuery } from './queries.ts';

/** As many as the days of one call can lie in. */
const MOST_MONTHS = 5;

/**
 * The days of a boat from `startDate` to `endDate` out of whole months that have been asked for, and when the oldest of
 * these was answered; undefined unless every one of them is there.
 */
export function knownBoatDays(
  queryClient: QueryClient,
  boatId: number,
  startDate: string,
  endDate: string,
): { days: CalendarDay[]; updatedAt: number } | undefined {
  const days: CalendarDay[] = [];
  let updatedAt = Number.POSITIVE_INFINITY;
  for (const month of monthsFrom(monthOf(startDate), MOST_MONTHS)) {
    if (month > monthOf(endDate)) break;
    const { first, last } = monthRange(month);
    const known = queryClient.getQueryState(boatCalendarQuery(boatId, first, last).queryKey);
    if (!known?.data) return undefined;
    updatedAt = Math.min(updatedAt, known.dataUpdatedAt);
    days.push(...known.data.filter(({ date }) => date >= startDate && date <= endDate));
  }
  return { days, updatedAt };
}
