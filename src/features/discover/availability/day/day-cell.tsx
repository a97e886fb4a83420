import { parseDate } from '@internationalized/date';
import { type ComponentProps, useMemo } from 'react';
import { CalendarCell } from 'react-aria-components/Calendar';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import type { SeasonPiece } from '../prices/month-prices.ts';
import { SeasonBar } from '../prices/season-bar.tsx';
import * as styles from './day-cell.css.ts';
import { type DayFacts, groundOf } from './day-state.ts';
import { useOnHover } from './hovered-day.tsx';
import { useDayChoice } from './shown-days.tsx';
import type { DayWords } from './use-day-labels.ts';

interface DayCellProps {
  /** `YYYY-MM-DD`. */
  day: string;
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
export function DayCell({ day, hasNeighbour, canChoose, facts, season, wordsOf }: DayCellProps) {
  const onHover = useOnHover();
  const choice = useDayChoice(day);
  const date = useMemo(() => parseDate(day), [day]);
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const ground = facts && groundOf(facts);
  const look = ground ? styles.cell[ground] : styles.pendingCell;
  const name = wordsOf(day, facts, choice).join(', ');
  // Where the row or the month ends, so does this piece of the ribbon.
  const shown = hasNeighbour ? choice : choice.replace(/\bon\b/, '');
  return (
    <CalendarCell
      date={date}
      className={canChoose && facts?.isBookable ? `${look} ${styles.choosable}` : look}
      render={(props) => (
        <div
          {...withWords(
            props,
            name,
            () => onHover(day),
            () => onHover(null),
          )}
          data-choice={shown}
        />
      )}
    >
      <span className={isOver ? styles.struck : styles.number}>{Number(day.slice(-2))}</span>
      {facts && ground && (
        <span className={styles.mark}>
          <DayMarks state={ground} onlyByHour={facts.onlyByHour} />
        </span>
      )}
      {season && <SeasonBar piece={season} hasNeighbour={hasNeighbour} />}
    </CalendarCell>
  );
}

/** What React Aria gives a day, with the name that tells all of it, and with hovering for every day. */
function withWords(
  props: ComponentProps<'div'>,
  name: string,
  onEnter: () => void,
  onLeave: () => void,
): ComponentProps<'div'> {
  return {
    ...props,
    'aria-label': name,
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') onEnter();
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event);
      onLeave();
    },
    // A day that cannot be chosen answers no press, yet a tapped day is the one to tell about.
    onClick: (event) => {
      props.onClick?.(event);
      event.currentTarget.focus();
    },
  };
}
