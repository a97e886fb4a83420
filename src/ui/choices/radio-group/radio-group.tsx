import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './radio-group.css.ts';

interface RadioOption<Value extends string> {
  id: Value;
  label: string;
  /** A quieter sentence below the label. */
  description?: ReactNode;
  /** Stands at the end of the row: a price. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** The heading right above says the same: only screen readers are told. */
  isLabelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list`: rows; `cards`: a framed choice each, for the few that need a sentence or a price. */
  look?: 'list' | 'cards';
  name?: string;
  onBlur?: () => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/** One of a few choices, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  description,
  error,
  options,
  value,
  onChange,
  look = 'list',
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const cards = look === 'cards';
  return (
    <AriaRadioGroup
      {...rest}
      validationBehavior="aria"
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
      value={value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.id === chosen);
        if (option) onChange(option.id);
      }}
    >
      <Label className={isLabelHidden ? visuallyHidden : fieldStyles.legend}>{label}</Label>
      <div className={cards ? styles.cards : styles.list}>
        {options.map((option) => {
          const labelId = `${id}-${option.id}-label`;
          const describedBy = `${id}-${option.id}-description`;
          return (
            <Radio
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled}
              className={cards ? styles.card : styles.row}
              aria-labelledby={labelId}
              aria-describedby={option.description || option.end ? describedBy : undefined}
            >
              <span className={styles.mark} />
              <span>
                <span id={labelId} className={styles.label}>
                  {option.label}
                </span>
                {option.description && (
                  <span id={describedBy} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.end && <span className={styles.end}>{option.end}</span>}
            </Radio>
          );
        })}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaRadioGroup>
  );
}
