import { FileDrop, type FileDropProps } from '../../../ui/fields/file-drop/file-drop.tsx';
import { useFieldContext } from '../../contexts.ts';
import { useFieldError } from '../../field-error.ts';
import type { Unbound } from './text-field.tsx';

/** The ui's FileDrop on the files of the form. */
export function FormFileDrop(props: Unbound<FileDropProps>) {
  const field = useFieldContext<File[]>();
  return (
    <FileDrop
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      error={useFieldError()}
    />
  );
}
