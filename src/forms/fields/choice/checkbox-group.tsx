import {
  CheckboxGroup,
  type CheckboxGroupProps,
} from '../../../ui/choices/checkbox-group/checkbox-group.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

/** The ui's CheckboxGroup on a list of the form. */
export function FormCheckboxGroup(props: Unbound<CheckboxGroupProps<string>>) {
  const field = useFieldContext<string[]>();
  return (
    <CheckboxGroup
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
