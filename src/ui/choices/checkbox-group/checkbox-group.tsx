import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CheckboxGroup as AriaCheckboxGroup, Checkbox } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { mark, row } from '../checkbox/checkbox.css.ts';
import * as styles from './checkbox-group.css.ts';

interface CheckboxOption<Value extends string> {
  id: Value;
  label: string;
  /** A quieter sentence below the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  /** The heading right above says the same: only screen readers are told. */
  isLabelHidden?: boolean;
  options: readonly CheckboxOption<Value>[];
  value: readonly Value[];
  /** Called with all that are checked, in the order of `options`. */
  onChange: (value: Value[]) => void;
  /** `columns`: side by side where there is room, for short labels. */
  look?: 'list' | 'columns';
  name?: string;
  onBlur?: () => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/** Any of a few choices. */
export function CheckboxGroup<Value extends string>({
  label,
  isLabelHidden = false,
  description,
  error,
  options,
  value,
  onChange,
  look = 'list',
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  return (
    <AriaCheckboxGroup
      {...rest}
      validationBehavior="aria"
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
      value={[...value]}
      onChange={(checked) =>
        onChange(options.map((option) => option.id).filter((option) => checked.includes(option)))
      }
    >
      <Label className={isLabelHidden ? visuallyHidden : fieldStyles.legend}>{label}</Label>
      <div className={look === 'columns' ? styles.columns : styles.list}>
        {options.map((option) => {
          const labelId = `${id}-${option.id}-label`;
          const describedBy = `${id}-${option.id}-description`;
          return (
            <Checkbox
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled}
              className={row}
              aria-labelledby={labelId}
              aria-describedby={option.description ? describedBy : undefined}
            >
              <span className={mark}>
                <Check aria-hidden="true" size={16} strokeWidth={3} />
              </span>
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
            </Checkbox>
          );
        })}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaCheckboxGroup>
  );
}
