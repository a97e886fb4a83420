import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useFieldContext } from '../../../../forms/contexts.ts';
import { useFieldError } from '../../../../forms/field-error.ts';
import * as styles from '../../../../ui/fields/field/field.css.ts';
import { FieldMessages } from '../../../../ui/fields/field/field-texts.tsx';
import { groupedIban, typedIban } from './iban-text.ts';

interface IbanFieldProps {
  label: string;
  description: string;
}

/** An IBAN of the form, without spaces there; written in groups of four while it is typed. */
export function IbanField({ label, description }: IbanFieldProps) {
  const field = useFieldContext<string>();
  const error = useFieldError();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const { value } = field.state;

  // React moves the caret to the end when it writes another text than was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edited = typedIban({
      before: value,
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      forward: nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward'),
    });
    // The caret of a field that is filled in without being looked at is not taken there.
    if (document.activeElement === target) caret.current = edited.caret;
    if (edited.iban === value) target.value = groupedIban(value);
    else field.handleChange(edited.iban);
    if (caret.current !== null) target.setSelectionRange(caret.current, caret.current);
  }

  return (
    <TextField
      validationBehavior="aria"
      name={field.name}
      className={styles.field}
      isInvalid={Boolean(error)}
      isRequired
      value={groupedIban(value)}
      autoComplete="off"
      spellCheck="false"
    >
      <div className={styles.box}>
        <Label className={styles.label}>{label}</Label>
        <Input ref={input} className={styles.input} placeholder="TR" onChange={edit} />
      </div>
      <FieldMessages description={description} error={error} />
    </TextField>
  );
}
