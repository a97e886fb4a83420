import { parseDate } from '@internationalized/date';
import { use } from 'react';
import { useCalendarGrid } from 'react-aria/useCalendar';
import { weeksOfMonth } from '../../../../domain/calendar/weeks-of-month.ts';
import { monthRange } from '../../../../lib/calendar-month.ts';
import * as styles from '../availability-calendar.css.ts';
import type { CalendarState } from '../day/calendar-state.ts';
import { DayCell } from '../day/day-cell.tsx';
import { choiceOf, reachOf, Shown } from '../day/shown-days.ts';
import type { DayWords } from '../day/use-day-labels.ts';
import type { MonthPrices } from '../prices/month-prices.ts';
import type { FactsOf } from '../range/date-range.ts';

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  /** One and the same as long as the calendar stands. */
  state: CalendarState;
  /** Whether days can be chosen. */
  canChoose: boolean;
  factsOf: FactsOf;
  prices: MonthPrices;
  /** All that there is to say of a day. */
  wordsOf: DayWords;
}

/** The weeks of one month. */
export function MonthGrid({ month, ...rest }: MonthGridProps) {
  const { first, last } = monthRange(month);
  const { gridProps, headerProps, weekDays } = useCalendarGrid(
    {
      startDate: parseDate(first),
      endDate: parseDate(last),
      weekdayStyle: 'short',
      firstDayOfWeek: 'mon',
    },
    rest.state,
  );
  return (
    <table {...gridProps} className={styles.grid} cellPadding={0}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((weekday) => (
            <th key={weekday} className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <Week key={week.find((day) => day !== null)} days={week} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface WeekProps extends Omit<MonthGridProps, 'month'> {
  /** From Monday to Sunday; null for a day of another month. */
  days: readonly (string | null)[];
}

/** What is chosen is told from here to the days that it changes. */
function Week({ days, factsOf, prices, ...rest }: WeekProps) {
  const shown = use(Shown);
  return (
    <tr>
      {days.map((day, index) =>
        day === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day of another month has no other name
          <td key={index} />
        ) : (
          <DayCell
            key={day}
            {...rest}
            day={day}
            hasNeighbour={Boolean(days[index + 1])}
            facts={factsOf(day)}
            season={prices.seasons.get(day)}
            choice={choiceOf(shown, day)}
            reach={reachOf(shown, day)}
          />
        ),
      )}
    </tr>
  );
}
