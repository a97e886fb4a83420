import { parseDate } from '@internationalized/date';
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCalendarCell } from 'react-aria/useCalendar';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import type { SeasonPiece } from '../prices/month-prices.ts';
import { SeasonBar } from '../prices/season-bar.tsx';
import type { CalendarState } from './calendar-state.ts';
import * as styles from './day-cell.css.ts';
import { type DayFacts, groundOf } from './day-state.ts';
import { useOnHover } from './hovered-day.tsx';
import { useDayChoice } from './shown-days.tsx';
import type { DayWords } from './use-day-labels.ts';

interface DayCellProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** One and the same as long as the calendar stands. */
  state: CalendarState;
  /** Whether the day after stands to the right of it. */
  hasNeighbour: boolean;
  canChoose: boolean;
  /** Undefined while its month is on the way. */
  facts: DayFacts | undefined;
  /** Of a day that costs something else than the month's plain ones. */
  season: SeasonPiece | undefined;
  wordsOf: DayWords;
}

/** One day: its number, the mark of its state, and the price where it is another. */
export function DayCell({
  day,
  state,
  hasNeighbour,
  canChoose,
  facts,
  season,
  wordsOf,
}: DayCellProps) {
  const onHover = useOnHover();
  const choice = useDayChoice(day);
  const ref = useRef<HTMLDivElement>(null);
  const date = useMemo(() => parseDate(day), [day]);
  const { cellProps, buttonProps, isFocused, isSelected } = useCalendarCell({ date }, state, ref);
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const ground = facts && groundOf(facts);
  const look = ground ? styles.cell[ground] : styles.pendingCell;
  return (
    <td {...cellProps}>
      <div
        {...mergeProps(buttonProps, {
          'aria-label': wordsOf(day, facts, choice).join(', '),
          onPointerEnter: ({ pointerType }: PointerEvent) => {
            if (pointerType !== 'touch') onHover(day);
          },
          onPointerLeave: () => onHover(null),
          // A day that cannot be chosen answers no press, yet a tapped day is the one to tell about.
          onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
        })}
        ref={ref}
        className={canChoose && facts?.isBookable ? `${look} ${styles.choosable}` : look}
        data-focused={isFocused || undefined}
        data-selected={isSelected || undefined}
        // Where the row or the month ends, so does this piece of the ribbon.
        data-choice={hasNeighbour ? choice : choice.replace(/\bon\b/, '')}
      >
        <span className={isOver ? styles.struck : styles.number}>{Number(day.slice(-2))}</span>
        {facts && ground && (
          <span className={styles.mark}>
            <DayMarks state={ground} onlyByHour={facts.onlyByHour} />
          </span>
        )}
        {season && <SeasonBar piece={season} hasNeighbour={hasNeighbour} />}
      </div>
    </td>
  );
}
