import type { CalendarDate } from '@internationalized/date';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import * as styles from './availability-calendar.css.ts';
import { DayCell } from './day-cell.tsx';
import type { DayFacts } from './day-state.ts';

interface MonthGridProps {
  /** Which of the visible months, from 0. */
  index: number;
  /** Of a day, `YYYY-MM-DD`. */
  factsOf: (date: string) => DayFacts | undefined;
  /** The day that the pointer came upon, or null when it left one. */
  onHover: (date: CalendarDate | null) => void;
}

/** The weeks of one month. */
export function MonthGrid({ index, factsOf, onHover }: MonthGridProps) {
  return (
    <CalendarGrid className={styles.grid} offset={{ months: index }} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <DayCell
            date={date}
            facts={factsOf(date.toString())}
            onHoverChange={(isHovered) => onHover(isHovered ? date : null)}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
