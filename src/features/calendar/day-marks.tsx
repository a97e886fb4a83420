import { Zap } from 'lucide-react';
import * as styles from './day-cell.css.ts';
import type { DayState } from './day-state.ts';

interface DayMarksProps {
  state: DayState;
  alsoInstant?: boolean;
}

/** What tells a day's state without its colour: a dot for its own price, a bolt for an instant yes. */
export function DayMarks({ state, alsoInstant = false }: DayMarksProps) {
  return (
    <>
      {state === 'special' && <span className={styles.dot} />}
      {(state === 'instant' || alsoInstant) && (
        <Zap aria-hidden="true" size={12} fill="currentColor" />
      )}
    </>
  );
}
