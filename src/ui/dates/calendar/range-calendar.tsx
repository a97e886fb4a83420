import type { ReactNode } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import * as styles from './calendar.css.ts';
import { CalendarMonths, type CalendarMonthsProps } from './calendar-months.tsx';
import { type DayLimits, type DayRange, openingAt, toAriaLimits, toCalendarDates } from './days.ts';

export interface RangeCalendarProps extends DayLimits, Omit<CalendarMonthsProps, 'jumps'> {
  /** What the days are for, for a screen reader. */
  label: string;
  /** Both ends included; null while none is chosen. */
  value: DayRange | null;
  /** Called once the second day is chosen. No unavailable day lies between both. */
  onChange: (range: DayRange) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** What is wrong with the chosen days. */
  error?: ReactNode;
}

/** Two days chosen from months on the page, by press, drag or keyboard. */
export function RangeCalendar({
  label,
  value,
  onChange,
  isDisabled,
  isReadOnly,
  error,
  minValue,
  maxValue,
  isDateUnavailable,
  ...months
}: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      aria-label={label}
      className={styles.calendar}
      visibleDuration={{ months: months.months ?? 1 }}
      pageBehavior="single"
      {...toAriaLimits({ minValue, maxValue, isDateUnavailable })}
      {...openingAt(value)}
      value={toCalendarDates(value)}
      onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
    >
      <CalendarMonths {...months} cell={styles.rangeCell} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </AriaRangeCalendar>
  );
}
