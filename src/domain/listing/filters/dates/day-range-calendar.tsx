import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import { openingAt, presentDay } from '../../../../ui/dates/calendar/days.ts';
import { type Days, daysOf } from '../../address/listing-address.ts';
import * as styles from './day-range-calendar.css.ts';

interface DayRangeCalendarProps {
  days: Days;
  /** Called with both days, both included, once the second one is chosen. */
  onChange: (days: Days) => void;
  months: 1 | 2;
}

/** The first and the last day of a trip; days that have passed cannot be chosen. */
export function DayRangeCalendar({ days, onChange, months }: DayRangeCalendarProps) {
  const { t } = useLingui();
  const chosen = daysOf(days);
  return (
    <RangeCalendar
      aria-label={t`Dates`}
      className={styles.calendar}
      visibleDuration={{ months }}
      pageBehavior="single"
      minValue={presentDay()}
      {...openingAt(chosen?.first)}
      value={chosen ? { start: parseDate(chosen.first), end: parseDate(chosen.last) } : null}
      onChange={({ start, end }) =>
        onChange({ startDate: start.toString(), endDate: end.toString() })
      }
    >
      <div className={styles.months}>
        {Array.from({ length: months }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place alone
          <div key={index}>
            <div className={styles.header}>
              {index === 0 && (
                <Button slot="previous" className={iconButton}>
                  <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
                </Button>
              )}
              <CalendarHeading offset={{ months: index }} className={styles.heading} />
              {index === months - 1 && (
                <Button slot="next" className={styles.next}>
                  <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
                </Button>
              )}
            </div>
            <CalendarGrid offset={{ months: index }} weekdayStyle="short" className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.cell} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </RangeCalendar>
  );
}
