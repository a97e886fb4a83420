import { parseDate } from '@internationalized/date';
import { type MouseEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCalendarCell } from 'react-aria/useCalendar';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import type { SeasonPiece } from '../prices/month-prices.ts';
import { SeasonBar } from '../prices/season-bar.tsx';
import type { CalendarState } from './calendar-state.ts';
import * as styles from './day-cell.css.ts';
import { type DayFacts, groundOf } from './day-state.ts';
import { useOnHover } from './hovered-day.tsx';

interface DayButtonProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** One and the same as long as the calendar stands. */
  state: CalendarState;
  /** Whether the day after stands to the right of it. */
  hasNeighbour: boolean;
  canChoose: boolean;
  facts: DayFacts | undefined;
  season: SeasonPiece | undefined;
  /** The whole of it in words. */
  label: string;
  /** What `state` is asked for as well: another value of these is a reason to ask it again. */
  reach: string;
  isInvalid: boolean;
}

/** What is pressed of a day: its number, the mark of its state, and the price where it is another. */
export const DayButton = memo(function DayButton({
  day,
  state,
  hasNeighbour,
  canChoose,
  facts,
  season,
  label,
}: DayButtonProps) {
  const onHover = useOnHover();
  const ref = useRef<HTMLDivElement>(null);
  const date = useMemo(() => parseDate(day), [day]);
  const { buttonProps, isFocused } = useCalendarCell({ date }, state, ref);
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const ground = facts && groundOf(facts);
  const look = ground ? styles.cell[ground] : styles.pendingCell;
  return (
    <div
      {...mergeProps(buttonProps, {
        'aria-label': label,
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
    >
      <span className={isOver ? styles.struck : styles.number}>{Number(day.slice(-2))}</span>
      {facts && ground && (
        <span className={styles.mark}>
          <DayMarks state={ground} onlyByHour={facts.onlyByHour} />
        </span>
      )}
      {season && <SeasonBar piece={season} hasNeighbour={hasNeighbour} />}
    </div>
  );
});
