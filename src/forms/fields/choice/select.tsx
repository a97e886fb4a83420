import type { ComponentProps } from 'react';
import { Select } from '../../../ui/choices/select/select.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormSelectProps = Unbound<ComponentProps<typeof Select<string>>>;

/** The ui's Select on a text of the form: the id of an option, `''` while none is chosen. */
export default function FormSelect(props: FormSelectProps) {
  const field = useFieldContext<string>();
  return (
    <Select
      {...props}
      name={field.name}
      value={field.state.value || null}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
