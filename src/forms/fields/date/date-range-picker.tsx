import type { DayRange } from '../../../ui/dates/calendar/days.ts';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '../../../ui/dates/date-range-picker/date-range-picker.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormDateRangePickerProps = Unbound<DateRangePickerProps>;

/** The ui's DateRangePicker on `{ start, end } | null` of the form. */
export default function FormDateRangePicker(props: FormDateRangePickerProps) {
  const field = useFieldContext<DayRange | null>();
  return (
    <DateRangePicker
      {...props}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
