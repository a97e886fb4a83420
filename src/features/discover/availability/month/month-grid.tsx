import { parseDate } from '@internationalized/date';
import { useCalendarGrid } from 'react-aria/useCalendar';
import { weeksOfMonth } from '../../../../domain/calendar/weeks-of-month.ts';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { monthRange } from '../../../../lib/calendar-month.ts';
import * as styles from '../availability-calendar.css.ts';
import type { CalendarState } from '../day/calendar-state.ts';
import { DayCell } from '../day/day-cell.tsx';
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

const SUNDAY = 7;

/** The weeks of one month. */
export function MonthGrid({ month, state, canChoose, factsOf, prices, wordsOf }: MonthGridProps) {
  const { first, last } = monthRange(month);
  const { gridProps, headerProps, weekDays } = useCalendarGrid(
    {
      startDate: parseDate(first),
      endDate: parseDate(last),
      weekdayStyle: 'short',
      firstDayOfWeek: 'mon',
    },
    state,
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
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day of another month has no other name
                <td key={index} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  state={state}
                  hasNeighbour={day !== last && weekdayOf(day) !== SUNDAY}
                  canChoose={canChoose}
                  facts={factsOf(day)}
                  season={prices.seasons.get(day)}
                  wordsOf={wordsOf}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
