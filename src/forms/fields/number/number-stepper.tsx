import {
  NumberStepper,
  type NumberStepperProps,
} from '../../../ui/fields/number-stepper/number-stepper.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormNumberStepperProps = Unbound<NumberStepperProps>;

/** The ui's NumberStepper on a number of the form. */
export default function FormNumberStepper(props: FormNumberStepperProps) {
  const field = useFieldContext<number>();
  return (
    <NumberStepper
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
