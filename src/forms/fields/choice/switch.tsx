import type { ReactNode } from 'react';
import { Switch } from '../../../ui/choices/switch/switch.tsx';
import { useFieldContext } from '../../contexts.ts';

interface FormSwitchProps {
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

/** The ui's Switch on a yes or no of the form. */
export function FormSwitch(props: FormSwitchProps) {
  const field = useFieldContext<boolean>();
  return (
    <Switch
      {...props}
      name={field.name}
      isSelected={field.state.value}
      onChange={field.handleChange}
    />
  );
}
