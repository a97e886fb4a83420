import { TextField, type TextFieldProps } from '../../../ui/fields/text-field/text-field.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';

/** What a bound text field leaves to the form. */
export type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

export interface FormTextFieldProps extends Unbound<TextFieldProps> {
  /** React Aria hands it to the input, though its types do not say so. */
  autoCapitalize?: 'none' | 'words';
}

/** The ui's TextField on a text of the form. */
export function FormTextField(props: FormTextFieldProps) {
  const field = useFieldContext<string>();
  return (
    <TextField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
