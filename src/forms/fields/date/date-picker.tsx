import { DatePicker, type DatePickerProps } from '../../../ui/dates/date-picker/date-picker.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormDatePickerProps = Unbound<DatePickerProps>;

/** The ui's DatePicker on a day of the form: `YYYY-MM-DD`, `''` while none is given. */
export default function FormDatePicker(props: FormDatePickerProps) {
  const field = useFieldContext<string>();
  return (
    <DatePicker
      {...props}
      name={field.name}
      value={field.state.value || null}
      onChange={(day) => field.handleChange(day ?? '')}
      error={useFieldError()}
    />
  );
}
