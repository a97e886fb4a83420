import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as styles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldTexts {
  placeholder?: string;
  /** Shows − and + at the end of the box. */
  stepper?: boolean;
}

/**
 * One number. `value` and `onChange(number)` as React Aria's: an empty field is `NaN`.
 * It reads and writes numbers by the rules of the page's language.
 */
export function NumberField({
  label,
  description,
  error,
  placeholder,
  stepper = false,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...rest}
      className={styles.field}
      isInvalid={Boolean(error)}
    >
      <Group className={styles.box}>
        <Label className={styles.label}>{label}</Label>
        <Input className={styles.input} placeholder={placeholder} />
        {stepper && (
          <div className={styles.end}>
            <Button slot="decrement" className={iconButton}>
              <Minus aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
            <Button slot="increment" className={iconButton}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
          </div>
        )}
      </Group>
      <FieldMessages description={description} error={error} />
    </AriaNumberField>
  );
}
