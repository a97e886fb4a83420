import { Select, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { FreeCancellation } from '../../../../domain/cancellation/free-cancellation.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { StepMessage } from '../flow/step-message.tsx';
import { CheckFailure } from '../panel/check-failure.tsx';
import { BookingFailure } from '../submit/booking-failure.tsx';
import { Conflict } from '../submit/conflict.tsx';
import { refusedFields } from '../submit/refused-fields.ts';
import { useBook } from '../submit/use-book.ts';
import { startOf, withNotes } from '../trip/trip.ts';
import { ReviewLines } from './review-lines.tsx';

/** Everything once more, checked by the service; from here the booking is made. */
export function ReviewStep() {
  const { request } = useBooking().trip;
  // What was refused about other days says nothing about these.
  return request && <Review key={JSON.stringify(request)} request={request} />;
}

function Review({ request }: { request: BookingCreate }) {
  const { userId, trip, parts, check, notes, goTo, onBooked, ...booking } = useBooking();
  const { told, known, isChecking } = booking.own;
  const isBooked = told.length > 0;
  const { book, isPending, error } = useBook(userId, known, onBooked);
  // The date of a tour may be gone while the tour is not.
  const isGone = isMissing(check.error);
  const refused = refusedFields(check.error);
  const isRefused = refused.length > 0;
  // Other hours are a press away, as they are where these are taken.
  const isWrongTime = refused.some(({ field }) => field.endsWith('startTime'));
  const isLate = booking.quote?.departed !== undefined;
  const isFree = check.data?.isAvailable === true && !isGone && !isRefused && !isLate;
  const isTaken = isGone || isWrongTime || isLate || check.data?.isAvailable === false;
  const isInstant = check.data?.isInstantConfirmation ?? false;

  // Which days are taken, or what they cost now, is told by the check that follows.
  const isToldByCheck =
    error instanceof ApiError &&
    (error.status === 409 || isMissing(error) || (error.status === 422 && isRefused)) &&
    (error.code === 'PRICE_CHANGED' || check.isFetching || !isFree);

  function press() {
    if (!check.data) return;
    // The price that stands on the page: at any other the service books nothing.
    const expectedTotalPrice = check.data.totalPrice;
    book(
      { ...withNotes(request, notes), expectedTotalPrice },
      {
        onError(error) {
          // Somebody was faster, or the terms have changed: the service says how it stands now.
          if (error instanceof ApiError && [404, 409, 422].includes(error.status ?? 0)) {
            void check.refetch();
          }
        },
      },
    );
  }

  return (
    <StepFrame
      title={<Trans>Is everything right?</Trans>}
      nextNote={isFree && !isBooked && <Trans>You will not be charged yet</Trans>}
      next={
        isFree && !isBooked ? (
          <Button
            pending={isPending || check.isFetching || isChecking}
            // Fewer people, or another price, are agreed to first.
            disabled={trip.isForFewer || booking.previousTotal !== undefined}
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
      <ReviewLines />
      {booking.offer.host === 'owner' && (
        <Notice tone="warning">
          <Trans>
            You steer this boat yourself: bring your boating licence (Amateur Seaman’s Certificate
            or its equivalent).
          </Trans>
        </Notice>
      )}
      {check.isPending && (
        <p role="status" className={styles.quiet}>
          <Trans>Checking days and price…</Trans>
        </p>
      )}
      {check.error && (isRefused || !check.data) && !isGone && !isWrongTime && (
        <StepMessage isAnswer>
          <CheckFailure error={check.error} onRetry={() => void check.refetch()} onChange={goTo} />
        </StepMessage>
      )}
      {isTaken && !isBooked && !isChecking && (
        <StepMessage isAnswer>
          <Conflict days={check.data?.unavailableDates ?? [request.startDate]}>
            {parts.alternatives}
          </Conflict>
        </StepMessage>
      )}
      {isFree && <Terms isInstant={isInstant} />}
      {error !== null && !isToldByCheck && !isBooked && (
        <StepMessage isAnswer>
          <BookingFailure error={error} />
        </StepMessage>
      )}
    </StepFrame>
  );
}

/** How the booking comes about, and until when it can be cancelled. */
function Terms({ isInstant }: { isInstant: boolean }) {
  const { offer, trip } = useBooking();
  const { host } = offer;
  const start = startOf(trip.time);
  return (
    <>
      <Notice
        title={
          isInstant ? (
            <Trans>Confirmed instantly</Trans>
          ) : (
            <Select
              value={host}
              _guide="A request to the guide"
              _owner="A request to the owner"
              other="A request to the captain"
            />
          )
        }
      >
        {isInstant ? (
          <Trans>Your booking is confirmed straight away. The deposit comes next.</Trans>
        ) : (
          <Select
            value={host}
            _owner="The owner will answer your request; nothing is final until then. You can pay the deposit now or wait for the answer. If they decline, your deposit is refunded in full."
            _guide="The guide will answer your request; nothing is final until then. You can pay the deposit now or wait for the answer. If they decline, your deposit is refunded in full."
            other="The captain will answer your request; nothing is final until then. You can pay the deposit now or wait for the answer. If they decline, your deposit is refunded in full."
          />
        )}
      </Notice>
      {start && (
        <p className={styles.quiet}>
          <FreeCancellation policy={offer.policy} start={start} />.{' '}
          <Link to="/cancellation" className={link} target="_blank">
            <Trans>Cancellation terms</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
