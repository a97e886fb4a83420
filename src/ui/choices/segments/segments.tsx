import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './segments.css.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen between, for a screen reader. */
  label: string;
  /** Two to four, a word each. */
  options: readonly { id: Value; label: ReactNode }[];
  /** Null while none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** One of very few choices, side by side in one bar: open or closed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, isDisabled } = props;
  return (
    <RadioGroup
      className={styles.group}
      orientation="horizontal"
      isDisabled={isDisabled}
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
    >
      <Label className={visuallyHidden}>{label}</Label>
      <div className={styles.track}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles.segment}>
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
