import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { vars } from '../../theme/theme.css.ts';
import * as fieldStyles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';
import { Counter } from './counter.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps
  extends Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'maxLength' | 'value' | 'onChange'
    >,
    FieldTexts {
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  /** Lines that an empty field shows; it grows with the text. */
  rows?: number;
  /** Shows a counter. More may be typed, so that nothing pasted is cut off; then the counter warns. */
  maxLength?: number;
  /** Beyond so many the counter warns that little is left. */
  warnAbove?: number;
}

/** A longer text. */
export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 4,
  maxLength,
  warnAbove,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
    >
      <div className={styles.box}>
        <Label className={styles.label}>{label}</Label>
        <AriaTextArea
          className={styles.input}
          // A field that grows with its text knows no rows.
          style={{ minBlockSize: `calc(${rows}lh + ${vars.space[12]})` }}
          placeholder={placeholder}
          rows={rows}
        />
      </div>
      <div className={styles.below}>
        <div className={styles.messages}>
          <FieldMessages description={description} error={error} />
        </div>
        {maxLength !== undefined && (
          <Counter length={rest.value.length} limit={maxLength} warnAbove={warnAbove} />
        )}
      </div>
    </AriaTextField>
  );
}
