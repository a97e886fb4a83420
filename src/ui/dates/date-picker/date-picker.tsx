import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import { calendar, cell } from '../calendar/calendar.css.ts';
import { CalendarMonths, type CalendarMonthsProps } from '../calendar/calendar-months.tsx';
import {
  type DayLimits,
  openingAt,
  presentDay,
  toAriaLimits,
  toCalendarDate,
} from '../calendar/days.ts';
import { CalendarPopover } from './calendar-popover.tsx';
import * as styles from './date-picker.css.ts';
import { DateSegments } from './date-segments.tsx';
import { useLimitError } from './use-limit-error.ts';

export interface DatePickerProps
  extends DayLimits,
    FieldTexts,
    Pick<CalendarMonthsProps, 'jumps' | 'cellContent'> {
  /** `YYYY-MM-DD`; null while none is given. */
  value: string | null;
  onChange: (day: string | null) => void;
  name?: string;
  /** Of the browser: `bday` for a date of birth. */
  autoComplete?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/**
 * A day, typed part by part or chosen from a month. Days outside the limits can be typed; the field
 * says so itself, and `value` holds them.
 */
export function DatePicker({
  label,
  description,
  error,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  jumps,
  cellContent,
  ...rest
}: DatePickerProps) {
  const limits = { minValue, maxValue, isDateUnavailable };
  const { limitError, onFocusChange } = useLimitError(value ? [value] : [], limits);
  const shownError = error ?? limitError;
  return (
    <AriaDatePicker
      {...rest}
      {...toAriaLimits(limits)}
      validationBehavior="aria"
      className={fieldStyles.field}
      granularity="day"
      placeholderValue={presentDay()}
      shouldForceLeadingZeros
      isInvalid={Boolean(shownError)}
      value={toCalendarDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      onFocusChange={onFocusChange}
    >
      <Group className={fieldStyles.box}>
        <Label className={fieldStyles.label}>{label}</Label>
        <DateSegments className={styles.input} />
        <div className={styles.end}>
          <Button className={iconButton}>
            <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
          </Button>
        </div>
      </Group>
      <FieldMessages description={description} error={shownError} />
      <CalendarPopover onClear={value && !rest.isRequired ? () => onChange(null) : undefined}>
        <Calendar {...openingAt(value)} className={calendar}>
          <CalendarMonths jumps={jumps} cellContent={cellContent} cell={cell} />
        </Calendar>
      </CalendarPopover>
    </AriaDatePicker>
  );
}
