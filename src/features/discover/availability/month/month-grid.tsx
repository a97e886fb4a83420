import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { daysOfMonth } from '../../../../lib/calendar-month.ts';
import * as styles from '../availability-calendar.css.ts';
import { DayCell } from '../day/day-cell.tsx';
import type { DayWords } from '../day/use-day-labels.ts';
import type { MonthPrices } from '../prices/month-prices.ts';
import type { FactsOf } from '../range/date-range.ts';

interface MonthGridProps {
  /** `YYYY-MM`, and which of the visible months it is, from 0. */
  month: string;
  index: number;
  /** Whether days can be chosen. */
  canChoose: boolean;
  factsOf: FactsOf;
  prices: MonthPrices;
  /** All that there is to say of a day. */
  wordsOf: DayWords;
}

/** The weeks of one month. */
export function MonthGrid({ month, index, canChoose, factsOf, prices, wordsOf }: MonthGridProps) {
  const last = daysOfMonth(month).at(-1);
  return (
    <CalendarGrid className={styles.grid} offset={{ months: index }} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const day = date.toString();
          return (
            <DayCell
              day={day}
              hasNeighbour={day !== last && weekdayOf(day) !== 7}
              canChoose={canChoose}
              facts={factsOf(day)}
              season={prices.seasons.get(day)}
              wordsOf={wordsOf}
            />
          );
        }}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
