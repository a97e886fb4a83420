import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import * as fieldStyles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';
import { NumberBox } from '../number-field/number-box.tsx';
import { useStepNames } from '../number-field/use-step-names.ts';
import * as styles from './number-stepper.css.ts';

export interface NumberStepperProps extends FieldTexts {
  value: number;
  onChange: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** What − and + are called, where that reads better than with the label. */
  decrementAriaLabel?: string;
  incrementAriaLabel?: string;
  formatOptions?: Intl.NumberFormatOptions;
  name?: string;
  onBlur?: () => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/**
 * A small number that is stepped rather than typed: − value +. It always has a value; emptied it
 * goes back to the least.
 */
export function NumberStepper({
  label,
  description,
  error,
  onChange,
  minValue = 0,
  ...rest
}: NumberStepperProps) {
  const names = useStepNames(label);
  return (
    <NumberField
      {...names}
      {...rest}
      validationBehavior="aria"
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
      minValue={minValue}
      onChange={(value) => onChange(Number.isNaN(value) ? minValue : value)}
    >
      <NumberBox className={styles.row}>
        <div className={styles.texts}>
          <Label className={styles.label}>{label}</Label>
          <FieldMessages description={description} error={error} />
        </div>
        <div className={styles.group}>
          <Button slot="decrement" className={styles.button}>
            <Minus aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
          <Input className={styles.value} />
          <Button slot="increment" className={styles.button}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </div>
      </NumberBox>
    </NumberField>
  );
}
