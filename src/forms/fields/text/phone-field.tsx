import { PhoneField, type PhoneFieldProps } from '../../../ui/fields/phone-field/phone-field.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from './text-field.tsx';

/** The ui's PhoneField on a text of the form: `+905321112233`. */
export function FormPhoneField(props: Unbound<PhoneFieldProps>) {
  const field = useFieldContext<string>();
  return (
    <PhoneField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
