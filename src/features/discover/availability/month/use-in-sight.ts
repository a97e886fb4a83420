import { parseDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import type { DaySpan } from '../../../../domain/trip/trip-search.ts';
import type { CalendarState } from '../day/calendar-state.ts';

/** Turns to the chosen days when they were changed from elsewhere and are out of sight. */
export function useInSight(state: CalendarState, selection: DaySpan | null): void {
  const { start, end } = selection ?? {};
  const last = useRef(start);
  useEffect(() => {
    if (start === undefined || end === undefined || last.current === start) return;
    last.current = start;
    const first = state.visibleRange.start.toString();
    const until = state.visibleRange.end.toString();
    if (end < first || start > until) state.setFocusedDate(parseDate(start));
  });
}
