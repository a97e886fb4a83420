import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import * as styles from './filter-fields.css.ts';

/** One of the choices of a filter. */
export interface Choice<Value> {
  value: Value;
  name: ReactNode;
  /** How many there would be with it; undefined where that is not known. */
  count?: number | undefined;
  isOn: boolean;
}

interface ChipGroupProps<Value> {
  label: ReactNode;
  choices: readonly Choice<Value>[];
  onChange: (value: Value, isOn: boolean) => void;
}

/** The choices of a filter, each with how many it would leave. */
export function ChipGroup<Value extends string | number>({
  label,
  choices,
  onChange,
}: ChipGroupProps<Value>) {
  const format = useFormat();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, name, count, isOn }) => (
          <ToggleChip
            key={value}
            isSelected={isOn}
            // What would leave nothing leads nowhere; what is on can be taken out.
            isDisabled={count === 0 && !isOn}
            onChange={(chosen) => onChange(value, chosen)}
          >
            {name}{' '}
            {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
