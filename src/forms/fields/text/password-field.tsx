import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/fields/password-field/password-field.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from './text-field.tsx';

/** The ui's PasswordField on a text of the form. */
export function FormPasswordField(props: Unbound<ComponentProps<typeof PasswordField>>) {
  const field = useFieldContext<string>();
  return (
    <PasswordField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
