import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { CalendarCell } from 'react-aria-components/Calendar';
import { useFormat } from '../../i18n/use-format.ts';
import * as styles from './day-cell.css.ts';
import { DayMarks } from './day-marks.tsx';
import type { DayFacts } from './day-state.ts';
import { inThousands } from './thousands.ts';
import { useDayWords } from './use-day-words.ts';

interface DayCellProps {
  date: CalendarDate;
  /** Undefined while its month is on the way. */
  facts: DayFacts | undefined;
  onHoverChange: (isHovered: boolean) => void;
}

/** One day: number, marks of its state, price. Its name says all of it, with the whole price. */
export function DayCell({ date, facts, onHoverChange }: DayCellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const full = t({ context: 'day in the calendar', message: 'full' });
  const dayWords = useDayWords();
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const name = dayWords(date.toString(), facts).join(', ');
  return (
    <CalendarCell
      date={date}
      className={facts ? styles.cell[facts.state] : styles.pendingCell}
      onHoverChange={onHoverChange}
      render={(props) => <div {...withName(props, name)} />}
    >
      <span className={isOver ? styles.struck : styles.number}>{date.day}</span>
      {facts && (
        <span className={styles.marks}>
          <DayMarks {...facts} />
        </span>
      )}
      {facts?.state === 'unavailable' && (
        <span className={styles.foot}>
          <span className={styles.short} data-short={full} />
        </span>
      )}
      {facts && facts.price !== null && (
        <span className={styles.foot}>
          <span
            className={styles.shortPrice}
            data-short={inThousands(format.locale, facts.price)}
          />
          <span className={styles.fullPrice}>{format.money(facts.price)}</span>
        </span>
      )}
    </CalendarCell>
  );
}

/** What React Aria gives a day, with the name that tells all of it. */
function withName(props: ComponentProps<'div'>, name: string): ComponentProps<'div'> {
  return {
    ...props,
    'aria-label': name,
    // A calendar to read answers no press, yet a tapped day is the one to tell about.
    onClick: (event) => {
      props.onClick?.(event);
      event.currentTarget.focus();
    },
  };
}
