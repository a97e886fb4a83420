import { ToggleChip } from '../../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import * as styles from './dates.css.ts';

interface QuickPicksProps {
  /** What is picked, for a screen reader. */
  label: string;
  values: readonly number[];
  value: number | null;
  onPick: (value: number) => void;
  format: (value: number) => string;
}

/** Usual figures, to be pressed instead of typed. */
export function QuickPicks({ label, values, value, onPick, format }: QuickPicksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box
    <div role="group" aria-label={label} className={styles.chips}>
      {values.map((each) => (
        <ToggleChip key={each} isSelected={each === value} onChange={() => onPick(each)}>
          {format(each)}
        </ToggleChip>
      ))}
    </div>
  );
}
