import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
  /** Where there is no room beside the step: what the trip costs, and the way to its summary. */
  bar: ReactNode;
  /** Whether the person came here from another step; then the heading takes the focus. */
  takesFocus: boolean;
}

/** One step on the way to a booking: its heading, what it asks, and the ways back and on. */
export function StepFrame({
  title,
  lead,
  children,
  onBack,
  next,
  bar,
  takesFocus,
}: StepFrameProps) {
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
          <button type="button" className={styles.back} onClick={onBack}>
            <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className={styles.backText}>
              <Trans>Back</Trans>
            </span>
          </button>
        )}
        <div className={styles.bar}>{bar}</div>
        <div className={styles.next}>{next}</div>
      </div>
    </section>
  );
}
