import { parseDate } from '@internationalized/date';
import { useEffect, useEffectEvent } from 'react';
import type { RangeCalendarRenderProps } from 'react-aria-components/RangeCalendar';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { CalendarMonths, type CalendarMonthsProps } from '../month/calendar-months.tsx';
import { Guide } from '../notes/guide.tsx';
import { dateRangeOf, rangeProblem } from './date-range.ts';
import type { Refusal } from './use-refusal.ts';

interface RangeChoiceProps extends Omit<CalendarMonthsProps, 'state' | 'canChoose' | 'guide'> {
  state: RangeCalendarRenderProps['state'];
  /** Why the days asked for last could not be had. */
  refusal: Refusal | null;
  onForgetRefusal: () => void;
  onSelectionChange: (selection: DateRange | null) => void;
}

/**
 * Choosing days in a row. The first day counts at once as a trip of one day, so that its price stands
 * beside it; the second makes the trip longer. A trip never runs over a day that cannot be booked:
 * then it begins again with the day pressed last, and it is said why.
 */
export function RangeChoice({
  state,
  refusal,
  onForgetRefusal,
  onSelectionChange,
  ...months
}: RangeChoiceProps) {
  const { factsOf, selection } = months;
  const anchor = state.anchorDate?.toString() ?? null;
  const focused = state.focusedDate.toString();

  // React Aria keeps the first day to itself until there is a second one.
  const isMovingAnEnd = state.isDragging && anchor !== focused;
  const onPress = useEffectEvent((day: string) => {
    if (isMovingAnEnd) return;
    // The day that a trip began again with has been taken up already.
    if (refusal?.day === day) return;
    onForgetRefusal();
    if (!factsOf(day)?.isBookable) state.setAnchorDate(null);
    else onSelectionChange({ start: day, end: day });
  });
  useEffect(() => {
    if (anchor !== null) onPress(anchor);
  }, [anchor]);

  // React Aria has ended the choice by then.
  const beginAgain = useEffectEvent((day: string) => state.setAnchorDate(parseDate(day)));
  useEffect(() => {
    if (refusal) beginAgain(refusal.day);
  }, [refusal]);

  const preview = anchor === null ? undefined : rangeProblem(dateRangeOf(anchor, focused), factsOf);
  return (
    <CalendarMonths
      {...months}
      canChoose
      state={state}
      guide={
        <Guide
          selection={selection}
          isChoosing={anchor !== null}
          problem={anchor === null && selection ? rangeProblem(selection, factsOf) : preview}
          refusal={refusal}
          onClear={() => {
            onForgetRefusal();
            state.setAnchorDate(null);
            onSelectionChange(null);
          }}
        />
      }
    />
  );
}
