import type { CalendarDate } from '@internationalized/date';
import { Trans } from '@lingui/react/macro';
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
  const format = useFormat();
  const dayWords = useDayWords();
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const name = dayWords(date.toString(), facts).join(', ');
  return (
    <CalendarCell
      date={date}
      className={facts ? styles.cell[facts.state] : styles.pendingCell}
      onHoverChange={onHoverChange}
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the props bring the role of a button
      render={(props) => <div {...props} aria-label={name} />}
    >
      <span className={isOver ? styles.struck : styles.number}>{date.day}</span>
      {facts && (
        <span className={styles.marks}>
          <DayMarks {...facts} />
        </span>
      )}
      {facts?.state === 'unavailable' && (
        <span className={styles.foot}>
          <Trans context="day in the calendar">full</Trans>
        </span>
      )}
      {facts && facts.price !== null && (
        <span className={styles.foot}>
          <span className={styles.shortPrice}>{inThousands(format.locale, facts.price)}</span>
          <span className={styles.fullPrice}>{format.money(facts.price)}</span>
        </span>
      )}
    </CalendarCell>
  );
}
