import { Clock, Zap } from 'lucide-react';
import * as styles from './day-cell.css.ts';
import type { DayFacts, DayState } from './day-state.ts';

interface DayMarksProps extends Partial<Pick<DayFacts, 'alsoInstant' | 'onlyByHour'>> {
  state: DayState;
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
