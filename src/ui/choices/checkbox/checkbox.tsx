import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { FieldMessages } from '../../fields/field/field-texts.tsx';
import * as styles from './checkbox.css.ts';

interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
}

/** Yes or no. `isSelected` and `onChange(boolean)` as React Aria's. */
export function Checkbox({ children, description, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField validationBehavior="aria" {...rest} isInvalid={Boolean(error)}>
      <CheckboxButton className={styles.row}>
        <span className={styles.mark}>
          <Check aria-hidden="true" size={16} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      {(description || error) && (
        <div className={styles.messages}>
          <FieldMessages description={description} error={error} />
        </div>
      )}
    </CheckboxField>
  );
}
