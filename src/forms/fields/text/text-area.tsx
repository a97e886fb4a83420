import { TextArea, type TextAreaProps } from '../../../ui/fields/text-area/text-area.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from './text-field.tsx';

/** The ui's TextArea on a text of the form. */
export function FormTextArea(props: Unbound<TextAreaProps>) {
  const field = useFieldContext<string>();
  return (
    <TextArea
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
