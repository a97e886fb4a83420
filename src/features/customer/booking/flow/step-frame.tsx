import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { SummaryBar } from '../panel/summary-bar.tsx';
import { Summary } from '../trip/summary.tsx';
import { useBooking } from './booking-context.ts';
import * as styles from './flow.css.ts';
import { neighbours } from './flow-steps.ts';

interface StepFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** The button that goes on. */
  next: ReactNode;
  /** What to know before pressing it, in a few words. */
  nextNote?: ReactNode;
}

/** One step on the way to a booking: its heading, what it asks, and the ways back and on. */
export function StepFrame({ title, children, next, nextNote }: StepFrameProps) {
  const { offer, step, goTo, hasChangedStep, availableQuote } = useBooking();
  const heading = useRef<HTMLHeadingElement>(null);
  const { previous } = neighbours(step);

  const focusHeading = useEffectEvent(() => {
    if (hasChangedStep) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusHeading(), []);

  return (
    <section className={styles.step}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
      </div>
      {children}
      <div className={styles.ways}>
        {previous && (
          <button type="button" className={styles.back} onClick={() => goTo(previous)}>
            <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className={styles.backText}>
              <Trans>Back</Trans>
            </span>
          </button>
        )}
        <div className={styles.bar}>
          <SummaryBar title={offer.name} total={availableQuote?.totalPrice} summary={<Summary />} />
        </div>
        {nextNote && <p className={styles.nextNote}>{nextNote}</p>}
        <div className={styles.next}>{next}</div>
      </div>
    </section>
  );
}

/** Goes on to the next step; waits while the price is not known. */
export function ContinueButton({ isReady }: { isReady: boolean }) {
  const { step, goTo, trip } = useBooking();
  const { next } = neighbours(step);
  return (
    <Button
      disabled={!isReady}
      pending={trip.liveQuote.isPending}
      onPress={() => {
        if (next) goTo(next);
      }}
    >
      <Trans>Continue</Trans>
    </Button>
  );
}
