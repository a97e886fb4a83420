import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './steps.css.ts';

interface Step<Id extends string> {
  id: Id;
  /** A word or two. */
  label: ReactNode;
}

interface StepsProps<Id extends string> {
  /** What the steps lead to, for a screen reader: 'Booking'. */
  label: string;
  steps: readonly Step<Id>[];
  /** The step the person is at; those before it are done. */
  current: Id;
  /** Lets the person go back to a step that is done. */
  onSelect?: (id: Id) => void;
}

/** How far along a flow somebody is: a line that fills, a sun where they stand. */
export function Steps<Id extends string>({ label, steps, current, onSelect }: StepsProps<Id>) {
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const position = at + 1;
  const total = steps.length;
  return (
    <nav aria-label={label}>
      <p className={styles.short}>
        <Trans>
          Step {position} of {total}
        </Trans>
        {' · '}
        <span className={styles.shortName}>{steps[at]?.label}</span>
      </p>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const content = (
            <>
              {state === 'done' && (
                <Check className={styles.check} aria-hidden="true" size={16} strokeWidth={2.25} />
              )}
              {step.label}
              {state === 'done' && (
                <span className={visuallyHidden}>
                  <Trans context="step">done</Trans>
                </span>
              )}
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'current' && <span className={styles.sun} />}
              {state === 'done' && onSelect ? (
                <button type="button" className={styles.back} onClick={() => onSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.text}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
