import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { newIdempotencyKey } from '../../../../api/pipeline/idempotency-key.ts';
import { confirmBooking } from '../../../../api/resources/bookings/host-mutations.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { financeKey } from '../../../../api/resources/finance/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PlainButton } from '../../../../ui/actions/plain-button/plain-button.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { line, rowLink } from '../today-page.css.ts';
import type { KeptRequest } from './kept-requests.ts';
import * as styles from './requests.css.ts';

interface RequestRowProps {
  request: KeptRequest;
  /** Whether who looks may answer. */
  mayAnswer: boolean;
  onConfirmed: (booking: Booking) => void;
  onDecline: (booking: Booking) => void;
}

/** A request that waits, with both answers; answered, it keeps its place and says so. */
export function RequestRow({ request, mayAnswer, onConfirmed, onDecline }: RequestRowProps) {
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { booking, isWaiting } = request;
  const { id, boatName, tourName, customerName, passengerCount, notes, totalPrice } = booking;
  const confirmation = useConfirmation(id, (confirmed) => {
    // The button goes; whoever pressed it stays where they were.
    row.current?.focus({ preventScroll: true });
    onConfirmed(confirmed);
  });
  const since = format.date(calendarDay(new Date(booking.createdAt)), 'short');
  const isConfirmed = confirmation.isSuccess;

  return (
    <li ref={row} tabIndex={-1} className={styles.request}>
      <div className={line}>
        <Link
          to="/captain/bookings/$bookingId"
          params={{ bookingId: String(id) }}
          className={rowLink}
        >
          {boatName ?? tourName}
        </Link>
        <span className={styles.money}>{format.money(totalPrice)}</span>
      </div>
      <p className={styles.detail}>
        <TripDates booking={booking} />
      </p>
      <p className={styles.detail}>
        {customerName} · <Plural value={passengerCount} one="# guest" other="# guests" /> ·{' '}
        <Trans>waits since {since}</Trans>
      </p>
      {notes !== null && <p className={styles.notes}>“{notes}”</p>}
      {(mayAnswer || !isWaiting) && (
        <div className={styles.answer}>
          {isConfirmed && (
            <Badge tone="positive">
              <Trans>Confirmed</Trans>
            </Badge>
          )}
          {!isConfirmed && !isWaiting && (
            <Badge>
              <Trans>No longer waiting</Trans>
            </Badge>
          )}
          {!isConfirmed && isWaiting && mayAnswer && (
            <>
              <PlainButton
                variant="sea"
                size="small"
                pending={confirmation.isPending}
                onPress={confirmation.confirm}
              >
                <Trans>Confirm</Trans>
              </PlainButton>
              <PlainButton
                variant="text"
                size="small"
                disabled={confirmation.isPending}
                onPress={() => onDecline(booking)}
              >
                <Trans>Decline…</Trans>
              </PlainButton>
            </>
          )}
        </div>
      )}
      {/* Below the buttons: as it comes and goes they stay under the finger. */}
      <FailureNotice error={confirmation.error} title={<Trans>Not confirmed</Trans>} />
    </li>
  );
}

/** Confirms a booking once, however often it is pressed; another try after a failure is the same act. */
function useConfirmation(id: number, onConfirmed: (booking: Booking) => void) {
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const { mutate, ...confirmation } = useSingleMutation({
    mutationFn: () => confirmBooking(id, key),
    onSuccess: onConfirmed,
    onSettled: (_booking, error) => {
      // Answered elsewhere, it no longer waits: the list learns it as it does after a confirmation.
      if (error === null || (error instanceof ApiError && error.status === 409)) {
        void queryClient.invalidateQueries({ queryKey: bookingsKey });
        void queryClient.invalidateQueries({ queryKey: financeKey });
      }
    },
  });
  return {
    ...confirmation,
    confirm: () => mutate(),
  };
}
