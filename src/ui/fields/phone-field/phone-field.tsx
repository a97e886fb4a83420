import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as styles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';
import { formatPhone, toPhone, typedPhone } from './phone.ts';

export interface PhoneFieldProps
  extends Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'type' | 'inputMode' | 'value' | 'onChange'
    >,
    FieldTexts {
  value: string;
  /** Called with the number without spaces: `+905321112233`, or as far as it has been typed. */
  onChange: (phone: string) => void;
}

/**
 * A Turkish phone number, written as `+90 532 111 22 33` while it is typed, begun with 0, 5 or +90.
 * A number of another country stays as it is typed; whether it is accepted is the form's to say.
 */
export function PhoneField({
  label,
  description,
  error,
  value,
  onChange,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const phone = toPhone(value);

  // React moves the caret to the end when it writes another text than was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edited = typedPhone({
      before: phone,
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      forward: nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward'),
    });
    // The caret of a field that is filled in without being looked at is not taken there.
    if (document.activeElement === target) caret.current = edited.caret;
    if (edited.phone === phone) target.value = formatPhone(phone);
    else onChange(edited.phone);
    if (caret.current !== null) target.setSelectionRange(caret.current, caret.current);
  }

  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      className={styles.field}
      isInvalid={Boolean(error)}
      value={formatPhone(phone)}
    >
      <div className={styles.box}>
        <Label className={styles.label}>{label}</Label>
        <Input
          ref={input}
          className={styles.input}
          placeholder="+90 5xx xxx xx xx"
          onChange={edit}
        />
      </div>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
