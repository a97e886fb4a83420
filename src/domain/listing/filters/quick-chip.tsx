import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import * as styles from './quick-chips.css.ts';

interface QuickChipProps {
  isOn: boolean;
  /** How many there would be with it; undefined while that is not known. */
  count: number | undefined;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** A filter above the list, a press away. */
export function QuickChip({ isOn, count, onChange, children }: QuickChipProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={isOn}
      data-selected={isOn || undefined}
      onClick={() => onChange(!isOn)}
    >
      {children}
      <span className={styles.count}>{count !== undefined && format.number(count)}</span>
    </button>
  );
}
