import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
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
  const { offer, step, goTo, hasMoved, heading, availableQuote } = useBooking();
  const router = useRouter();
  const { previous } = neighbours(step);

  const showHeading = useEffectEvent(() => {
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    showInWindow(heading.current);
    if (!router.state.isLoading) return;
    // After signing in, the router brings back where the page was before.
    const stop = router.subscribe('onRendered', () => {
      stop();
      showInWindow(heading.current);
    });
    return stop;
  });
  useEffect(() => showHeading(), []);

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

/** Shows a heading: as after any change of the address at the top of the page, or as far down as it takes. */
function showInWindow(heading: Element | null): void {
  if (!heading) return;
  if (heading.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
  heading.scrollIntoView({ block: 'nearest' });
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
