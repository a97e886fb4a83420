import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import * as styles from '../availability-calendar.css.ts';
import { DayCell } from '../day/day-cell.tsx';
import type { FactsOf } from '../range/date-range.ts';

interface MonthGridProps {
  /** Which of the visible months, from 0. */
  index: number;
  /** Whether days can be chosen. */
  canChoose: boolean;
  factsOf: FactsOf;
  /** All that there is to say of a day, `YYYY-MM-DD`. */
  wordsOf: (day: string) => string[];
}

/** The weeks of one month. */
export function MonthGrid({ index, canChoose, factsOf, wordsOf }: MonthGridProps) {
  return (
    <CalendarGrid className={styles.grid} offset={{ months: index }} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <DayCell
            date={date}
            canChoose={canChoose}
            facts={factsOf(date.toString())}
            name={wordsOf(date.toString()).join(', ')}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
