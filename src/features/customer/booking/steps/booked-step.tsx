import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { isPaid } from '../../../../domain/booking/booking-state.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
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
  const { offer, trip, flowParts, hasMoved } = useBooking();
  const { data: booking } = useQuery(bookingQuery(id));
  const { before, agree } = useShownPrice(booking && trip.request, booking?.totalPrice);
  // The deposit asks for the same booking, and says why it cannot be had.
  if (!booking) return flowParts.deposit(id, hasMoved);
  const bookedId = offer.kind === 'boat' ? booking.boatId : booking.tourId;
  if (bookedId !== offer.id) {
    // The address names a booking of something else than the page is headed with.
    return <Navigate to="/my-bookings/$bookingId" params={{ bookingId: String(id) }} replace />;
  }
  if (before === undefined || isPaid(booking)) return flowParts.deposit(id, hasMoved);
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
