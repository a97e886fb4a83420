import {
  NumberField,
  type NumberFieldProps,
} from '../../../ui/fields/number-field/number-field.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

export type FormNumberFieldProps = Unbound<NumberFieldProps>;

/** What binds a field for numbers: null in the form is an empty field. */
export function useNumberBinding() {
  const field = useFieldContext<number | null>();
  return {
    name: field.name,
    value: field.state.value ?? Number.NaN,
    onChange: (value: number) => field.handleChange(Number.isNaN(value) ? null : value),
    error: useFieldError(),
  };
}

/** The ui's NumberField on a number of the form; null while it is empty. */
export default function FormNumberField(props: FormNumberFieldProps) {
  return <NumberField {...props} {...useNumberBinding()} />;
}
