import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './progress.css.ts';

interface StepSignProps {
  /** From 1. */
  position: number;
  isVisited: boolean;
  isComplete: boolean;
}

/** The number of a step: a ring around it once it was looked at, a tick in its place once it is complete. */
export function StepSign({ position, isVisited, isComplete }: StepSignProps) {
  return (
    <>
      <span className={isVisited ? styles.visited : styles.sign} aria-hidden="true">
        {isComplete ? <Check size={14} strokeWidth={2.5} /> : position}
      </span>
      <span className={visuallyHidden}>
        {isVisited && <Trans context="of a step">visited</Trans>}{' '}
        {isComplete && <Trans context="of a step">complete</Trans>}
      </span>
    </>
  );
}
