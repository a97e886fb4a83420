import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { failureOf } from '../../../../api/errors/messages.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { PriceChange } from '../quote/price-change.tsx';
import { useShownPrice } from '../quote/use-shown-price.ts';

/** The booking is made: its deposit, unless it was booked at another price than the one shown. */
export function BookedStep() {
  const { bookingId } = useBooking();
  return bookingId === undefined ? null : <BookedDeposit id={bookingId} />;
}

function BookedDeposit({ id }: { id: number }) {
  const { offer, trip, flowParts } = useBooking();
  const { i18n } = useLingui();
  const { data: booking, error, refetch } = useQuery(bookingQuery(id));
  const { before, agree } = useShownPrice(booking && trip.request, booking?.totalPrice);
  if (error && !booking) {
    return <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />;
  }
  if (!booking) return <Skeleton height="240px" />;
  const bookedId = offer.kind === 'boat' ? booking.boatId : booking.tourId;
  if (bookedId !== offer.id) {
    // The address names a booking of something else than the page is headed with.
    return <Navigate to="/my-bookings/$bookingId" params={{ bookingId: String(id) }} replace />;
  }
  if (before === undefined) return flowParts.deposit(id);
  return (
    <>
      <PriceChange before={before} now={booking.totalPrice} onAgree={agree} />
      <p className={styles.quiet}>
        <Trans>It was booked at the new price. Nothing has been paid:</Trans>{' '}
        <Link
          to="/my-bookings/$bookingId"
          params={{ bookingId: String(booking.id) }}
          className={link}
        >
          <Trans>see or cancel the booking</Trans>
        </Link>
      </p>
    </>
  );
}
