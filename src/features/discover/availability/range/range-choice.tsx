import { parseDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RangeCalendarRenderProps } from 'react-aria-components/RangeCalendar';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { CalendarMonths, type CalendarMonthsProps } from '../month/calendar-months.tsx';
import { Guide, type Refusal } from '../notes/guide.tsx';
import { dateRangeOf, rangeProblem } from './date-range.ts';

interface RangeChoiceProps extends Omit<CalendarMonthsProps, 'state' | 'canChoose' | 'guide'> {
  state: RangeCalendarRenderProps['state'];
  /** The span that the person has just asked for; null while there is none to judge. */
  proposal: DateRange | null;
  onJudged: () => void;
  onSelectionChange: (selection: DateRange | null) => void;
}

/**
 * Choosing days in a row. The first day counts at once as a trip of one day, so that its price stands
 * beside it; the second makes the trip longer. A trip never runs over a day that cannot be booked:
 * then it begins again with the day pressed last, and it is said why.
 */
export function RangeChoice({
  state,
  proposal,
  onJudged,
  onSelectionChange,
  ...months
}: RangeChoiceProps) {
  const { factsOf, selection } = months;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const anchor = state.anchorDate?.toString() ?? null;
  const focused = state.focusedDate.toString();
  const lastAnchor = useRef(anchor);

  // React Aria keeps the first day to itself until there is a second one.
  const isMovingAnEnd = state.isDragging && anchor !== focused;
  const onPress = useEffectEvent((day: string) => {
    lastAnchor.current = day;
    if (isMovingAnEnd) return;
    // The day that a trip began again with has been taken up there.
    if (refusal?.day === day) return;
    setRefusal(null);
    if (!factsOf(day)?.isBookable) state.setAnchorDate(null);
    else onSelectionChange({ start: day, end: day });
  });
  useEffect(() => {
    if (anchor !== null) onPress(anchor);
  }, [anchor]);

  useEffect(() => {
    if (!proposal) return;
    onJudged();
    const problem = rangeProblem(proposal, factsOf);
    if (!problem) {
      setRefusal(null);
      onSelectionChange(proposal);
      return;
    }
    const fresh = lastAnchor.current === proposal.start ? proposal.end : proposal.start;
    setRefusal({ problem, day: fresh });
    onSelectionChange({ start: fresh, end: fresh });
    state.setAnchorDate(parseDate(fresh));
  });

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
            setRefusal(null);
            state.setAnchorDate(null);
            onSelectionChange(null);
          }}
        />
      }
    />
  );
}
