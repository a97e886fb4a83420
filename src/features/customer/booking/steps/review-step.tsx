import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import type { CancellationPolicy, TripStart } from '../../../../domain/cancellation/refund.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { BookingFailure } from '../booking/booking-failure.tsx';
import { Conflict } from '../booking/conflict.tsx';
import { useBook } from '../booking/use-book.ts';
import * as styles from '../flow/flow.css.ts';
import type { FlowStep } from '../flow/flow-steps.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { CheckFailure } from '../panel/check-failure.tsx';
import type { Quote } from '../quote/quote.ts';
import type { ServerCheck } from '../quote/use-server-quote.ts';
import { FreeCancellation } from '../trip/free-cancellation.tsx';
import { withNotes } from '../trip/trip.ts';
import { ReviewLines } from './review-lines.tsx';

interface ReviewStepProps {
  frame: Pick<ComponentProps<typeof StepFrame>, 'takesFocus' | 'onBack' | 'bar'>;
  userId: number;
  /** What is sent, without notes. */
  wanted: BookingCreate;
  notes: string;
  quote: Quote | undefined;
  check: ServerCheck;
  /** Whether the price is the one that the person has seen. */
  isAgreed: boolean;
  isBooked: boolean;
  onBooked: (booking: Booking) => void;
  onStep: (step: FlowStep) => void;
  when: ReactNode;
  who: ReactNode;
  policy: CancellationPolicy;
  start: TripStart | null;
  alternatives: ReactNode;
}

/** Everything once more, checked by the service; from here the booking is made. */
export function ReviewStep(props: ReviewStepProps) {
  const { frame, wanted, notes, quote, check, isAgreed, isBooked, onStep } = props;
  const booking = useBook(props.userId, props.onBooked);
  const isFree = check.data?.isAvailable === true;
  const isInstant = check.data?.isInstantConfirmation ?? false;

  function press() {
    booking.book(withNotes(wanted, notes), {
      onError(error) {
        // Somebody was faster, or the terms have changed: the service says how it stands now.
        if (error instanceof ApiError && (error.status === 409 || error.status === 422)) {
          void check.refetch();
        }
      },
    });
  }

  return (
    <StepFrame
      {...frame}
      title={<Trans>Is everything right?</Trans>}
      next={
        isFree && !isBooked ? (
          <Button
            pending={booking.isPending || check.isFetching}
            disabled={!isAgreed}
            onPress={press}
          >
            {isInstant ? <Trans>Book now</Trans> : <Trans>Send the request</Trans>}
          </Button>
        ) : (
          check.isPending && (
            <Button pending>
              <Trans>Book now</Trans>
            </Button>
          )
        )
      }
    >
      <ReviewLines
        when={props.when}
        who={props.who}
        services={quote?.services ?? []}
        notes={notes.trim()}
        onStep={onStep}
      />
      {check.isPending && (
        <p role="status" className={styles.quiet}>
          <Trans>Checking days and price…</Trans>
        </p>
      )}
      {check.error && !check.data && (
        <CheckFailure
          error={check.error}
          onRetry={() => void check.refetch()}
          onChange={() => onStep('people')}
        />
      )}
      {check.data && !isFree && !isBooked && (
        <Conflict days={check.data.unavailableDates}>{props.alternatives}</Conflict>
      )}
      {isFree && (
        <Notice
          tone={isInstant ? 'success' : 'info'}
          title={
            isInstant ? <Trans>Confirmed at once</Trans> : <Trans>A request to the captain</Trans>
          }
        >
          {isInstant ? (
            <Trans>Your booking is confirmed as soon as you press. The deposit comes next.</Trans>
          ) : (
            <Trans>
              The captain answers your request; until then nothing is final. You may pay the deposit
              at once or wait for the answer. If it is no, the whole deposit is given back.
            </Trans>
          )}
        </Notice>
      )}
      {isFree && props.start && (
        <p className={styles.quiet}>
          <FreeCancellation policy={props.policy} start={props.start} />.{' '}
          <Link to="/cancellation" className={link} target="_blank">
            <Trans>Cancellation terms</Trans>
          </Link>
        </p>
      )}
      <BookingFailure error={booking.error} />
    </StepFrame>
  );
}
