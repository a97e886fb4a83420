import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import { calendar, rangeCell } from '../calendar/calendar.css.ts';
import { CalendarMonths, type CalendarMonthsProps } from '../calendar/calendar-months.tsx';
import {
  type DayLimits,
  type DayRange,
  openingAt,
  presentDay,
  toAriaLimits,
  toCalendarDates,
} from '../calendar/days.ts';
import { CalendarPopover } from '../date-picker/calendar-popover.tsx';
import * as pickerStyles from '../date-picker/date-picker.css.ts';
import { DateSegments } from '../date-picker/date-segments.tsx';
import { useLimitError } from '../date-picker/use-limit-error.ts';
import * as styles from './date-range-picker.css.ts';
import { useRoomForTwo } from './use-room-for-two.ts';

export interface DateRangePickerProps
  extends DayLimits,
    FieldTexts,
    Pick<CalendarMonthsProps, 'cellContent'> {
  /** Both ends included, `YYYY-MM-DD`; null while they are not both given. */
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/**
 * The first and the last of some days, typed or chosen from months. Days outside the limits can be
 * typed; the field says so itself, and `value` holds them.
 */
export function DateRangePicker({
  label,
  description,
  error,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  cellContent,
  ...rest
}: DateRangePickerProps) {
  const months = useRoomForTwo() ? 2 : 1;
  const limits = { minValue, maxValue, isDateUnavailable };
  const days = value ? [value.start, value.end] : [];
  const { limitError, onFocusChange } = useLimitError(days, limits);
  const shownError = error ?? limitError;
  return (
    <AriaDateRangePicker
      {...rest}
      {...toAriaLimits(limits)}
      validationBehavior="aria"
      className={fieldStyles.field}
      granularity="day"
      placeholderValue={presentDay()}
      shouldForceLeadingZeros
      pageBehavior="single"
      isInvalid={Boolean(shownError)}
      value={toCalendarDates(value)}
      onChange={(range) =>
        onChange(range && { start: range.start.toString(), end: range.end.toString() })
      }
      onFocusChange={onFocusChange}
    >
      <Group className={fieldStyles.box}>
        <Label className={fieldStyles.label}>{label}</Label>
        <div className={styles.inputs}>
          <DateSegments slot="start" className={styles.input} />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DateSegments slot="end" className={styles.input} />
        </div>
        <div className={pickerStyles.end}>
          <Button className={iconButton}>
            <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
          </Button>
        </div>
      </Group>
      <FieldMessages description={description} error={shownError} />
      <CalendarPopover onClear={value && !rest.isRequired ? () => onChange(null) : undefined}>
        <RangeCalendar {...openingAt(value)} className={calendar} visibleDuration={{ months }}>
          <CalendarMonths months={months} cellContent={cellContent} cell={rangeCell} />
        </RangeCalendar>
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}
