import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as styles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';
import { NumberBox } from './number-box.tsx';
import { useStepNames } from './use-step-names.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldTexts {
  placeholder?: string;
  /** Shows − and + at the end of the box. */
  stepper?: boolean;
}

/**
 * One number. `value` and `onChange(number)` as React Aria's: an empty field is `NaN`.
 * It writes numbers by the rules of the page's language and reads them with either decimal sign. A number beyond the
 * limits or between two steps is brought to the next that may be, and the field says so.
 */
export function NumberField({
  label,
  description,
  error,
  placeholder,
  stepper = false,
  ...rest
}: NumberFieldProps) {
  const names = useStepNames(label);
  return (
    <AriaNumberField
      {...names}
      validationBehavior="aria"
      {...rest}
      className={styles.field}
      isInvalid={Boolean(error)}
    >
      <NumberBox className={styles.box}>
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
      </NumberBox>
      <FieldMessages description={description} error={error} />
    </AriaNumberField>
  );
}
