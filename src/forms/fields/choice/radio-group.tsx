import { RadioGroup, type RadioGroupProps } from '../../../ui/choices/radio-group/radio-group.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from '../text/text-field.tsx';

type FormRadioGroupProps = Unbound<RadioGroupProps<string>>;

/** The ui's RadioGroup on a text of the form: the id of an option, `''` while none is chosen. */
export default function FormRadioGroup(props: FormRadioGroupProps) {
  const field = useFieldContext<string>();
  return (
    <RadioGroup
      {...props}
      name={field.name}
      value={field.state.value || null}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
