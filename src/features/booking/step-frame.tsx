import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './flow.css.ts';

interface StepFrameProps {
  title: ReactNode;
  /** A sentence: what is decided here. */
  lead?: ReactNode;
  children: ReactNode;
  /** Back to the step before; left out at the first one. */
  onBack?: (() => void) | undefined;
  /** The way on. */
  next: ReactNode;
  /** Whether the person came here from another step; then the heading takes the focus. */
  takesFocus: boolean;
}

/** One step on the way to a booking: its heading, what it asks, and the ways back and on. */
export function StepFrame({ title, lead, children, onBack, next, takesFocus }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className={styles.step}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      <div className={styles.ways}>
        {onBack && (
          <Button variant="text" onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <div className={styles.next}>{next}</div>
      </div>
    </section>
  );
}
