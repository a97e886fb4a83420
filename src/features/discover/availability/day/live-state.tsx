import { type ReactNode, useMemo } from 'react';
import { CalendarContext, CalendarStateContext } from 'react-aria-components/Calendar';
import {
  RangeCalendarContext,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { CalendarState } from './calendar-state.ts';

/**
 * Gives the days in it one and the same state of React Aria's, which always says what the latest one does. React Aria
 * makes a new one with every press and every move over the days, and every day would be rendered again with it; here
 * each is when what it shows has changed (`useDayChoice`).
 */
export function LiveState({ state, children }: { state: CalendarState; children: ReactNode }) {
  const { locale } = useFormat();
  // One that React Aria knows: it keeps the names of a calendar by its state, so the language makes another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one stays
  const live = useMemo(() => state, [locale]);
  if (live !== state) Object.assign(live, state);
  return 'anchorDate' in live ? (
    <RangeCalendarContext value={null}>
      <RangeCalendarStateContext value={live}>{children}</RangeCalendarStateContext>
    </RangeCalendarContext>
  ) : (
    <CalendarContext value={null}>
      <CalendarStateContext value={live}>{children}</CalendarStateContext>
    </CalendarContext>
  );
}
