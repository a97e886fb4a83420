import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import * as styles from './calendar.css.ts';
import { presentDay } from './days.ts';
import { MonthAndYear } from './month-and-year.tsx';

/** What stands below the number of a day. */
interface CellContent {
  /** As short as a cell is narrow: thousands of lira. */
  shown: string;
  /** The same in full, for a screen reader. */
  said: string;
}

export interface CalendarMonthsProps {
  /** Two stand side by side on a laptop, for which they need 650 px, below each other elsewhere. */
  months?: 1 | 2;
  /** Lets people jump to a month and a year, for days far away such as a birthday. */
  jumps?: boolean;
  /** What a day, `YYYY-MM-DD`, says beside its number: a price. */
  cellContent?: (day: string) => CellContent | undefined;
}

/** The months of a calendar, inside React Aria's `Calendar` or `RangeCalendar`. */
export function CalendarMonths({
  months = 1,
  jumps = false,
  cellContent,
  cell,
}: CalendarMonthsProps & { cell: string }) {
  const cellStyle = cellContent ? `${cell} ${styles.withContent}` : cell;
  return (
    <div className={styles.months}>
      <Button slot="previous" className={styles.previous}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      </Button>
      <Button slot="next" className={styles.next}>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </Button>
      {Array.from({ length: months }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place alone
        <div key={index}>
          <div className={styles.header}>
            {jumps ? (
              <MonthAndYear />
            ) : (
              <CalendarHeading offset={{ months: index }} className={styles.heading} />
            )}
          </div>
          <CalendarGrid offset={{ months: index }} weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <Cell date={date} className={cellStyle} content={cellContent?.(date.toString())} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  date: CalendarDate;
  className: string;
  content: CellContent | undefined;
}

function Cell({ date, className, content }: CellProps) {
  const isPresent = date.toString() === presentDay().toString();
  const marked = isPresent ? { 'data-present': true } : {};
  if (!content) return <CalendarCell {...marked} date={date} className={className} />;
  const { shown, said } = content;
  return (
    <CalendarCell
      {...marked}
      date={date}
      className={className}
      render={(props) => {
        // React Aria names the button by its day alone.
        const named = { ...props, 'aria-label': `${props['aria-label']}, ${said}` };
        return <div {...named} />;
      }}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          <span data-shown={shown} className={styles.content} />
        </>
      )}
    </CalendarCell>
  );
}
