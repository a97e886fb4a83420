import type { ReactNode } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import * as styles from './calendar.css.ts';
import { CalendarMonths, type CalendarMonthsProps } from './calendar-months.tsx';
import { type DayLimits, openingAt, toAriaLimits, toCalendarDate } from './days.ts';

export interface CalendarProps extends DayLimits, CalendarMonthsProps {
  /** What the day is for, for a screen reader. */
  label: string;
  /** `YYYY-MM-DD`; null while none is chosen. */
  value: string | null;
  onChange: (day: string) => void;
  /** Told which day, `YYYY-MM-DD`, the focus is on: turning to another month moves it there. */
  onFocusedDay?: (day: string) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** What is wrong with the chosen day. */
  error?: ReactNode;
}

/** A day chosen from a month on the page; from a field, use `<DatePicker>`. */
export function Calendar({
  label,
  value,
  onChange,
  onFocusedDay,
  isDisabled,
  isReadOnly,
  error,
  minValue,
  maxValue,
  isDateUnavailable,
  ...months
}: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      className={styles.calendar}
      visibleDuration={{ months: months.months ?? 1 }}
      pageBehavior="single"
      {...toAriaLimits({ minValue, maxValue, isDateUnavailable })}
      {...openingAt(value)}
      value={toCalendarDate(value)}
      onChange={(date) => onChange(date.toString())}
      onFocusChange={(date) => onFocusedDay?.(date.toString())}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
    >
      <CalendarMonths {...months} cell={styles.cell} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </AriaCalendar>
  );
}
