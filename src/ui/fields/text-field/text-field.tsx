import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as styles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldTexts {
  placeholder?: string;
  /** Stands at the end of the box: a unit, a button. */
  end?: ReactNode;
}

/** One line of text. `value`, `onChange(text)`, `onBlur`, `type`, `autoComplete`, … as React Aria's. */
export function TextField({
  label,
  description,
  error,
  placeholder,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      className={styles.field}
      isInvalid={Boolean(error)}
    >
      <div className={styles.box}>
        <Label className={styles.label}>{label}</Label>
        <Input className={styles.input} placeholder={placeholder} />
        {end && <div className={typeof end === 'string' ? styles.unit : styles.end}>{end}</div>}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
