import { Clock, Zap } from 'lucide-react';
import * as styles from './day-look.css.ts';
import type { DayState } from './day-state.ts';

interface DayMarksProps {
  state: DayState;
  /** Confirmed at once as well, beside a price of its own. */
  alsoInstant?: boolean;
  /** Some hours are taken, others are left. */
  onlyByHour?: boolean;
}

/**
 * What tells a day's state without its colour: a dot for its own price, a bolt for an instant yes, a
 * clock where only hours are left.
 */
export function DayMarks({ state, alsoInstant = false, onlyByHour = false }: DayMarksProps) {
  return (
    <>
      {state === 'special' && <span className={styles.dot} />}
      {onlyByHour && <Clock aria-hidden="true" size={12} strokeWidth={2.5} />}
      {!onlyByHour && (state === 'instant' || alsoInstant) && (
        <Zap aria-hidden="true" size={12} fill="currentColor" />
      )}
    </>
  );
}
