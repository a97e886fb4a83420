import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choices/checkbox/checkbox.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';

interface FormCheckboxProps {
  /** What is agreed to or chosen. */
  children: ReactNode;
  description?: ReactNode;
}

/** The ui's Checkbox on a yes or no of the form. */
export function FormCheckbox(props: FormCheckboxProps) {
  const field = useFieldContext<boolean>();
  return (
    <Checkbox
      {...props}
      name={field.name}
      isSelected={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
