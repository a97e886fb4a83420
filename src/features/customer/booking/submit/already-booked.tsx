import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { type TripTime, useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { TripText } from '../trip/trip-text.tsx';
import { hoursOf } from './booked-trip.ts';

function timeOf(booking: Booking): TripTime {
  return {
    days: { start: booking.startDate, end: booking.endDate },
    hours: hoursOf(booking),
    startTime: booking.startTime ?? undefined,
  };
}

/** What the person has booked already, perhaps without having heard of it: it is not booked again unasked. */
export function AlreadyBooked() {
  const { own, step, goTo, quote, availableQuote, isWithdrawn } = useBooking();
  const { told, holdsBoat, acknowledge } = own;
  if (told.length === 0) return null;
  const canBookAnother = !holdsBoat && availableQuote !== undefined && !isWithdrawn;
  const isRefused = !isWithdrawn && (holdsBoat || (quote && !availableQuote));
  return (
    <Notice
      tone="info"
      role="status"
      title={
        own.isSameTrip ? (
          <Trans>You have already booked this trip</Trans>
        ) : (
          <Trans>You already have a booking</Trans>
        )
      }
    >
      <div className={styles.stack}>
        {own.isLateNews && (
          <p>
            <Trans>The answer to your earlier request was lost, but the booking was made.</Trans>
          </p>
        )}
        {told.map((booking) => (
          <p key={booking.id} id={`booked-${booking.id}`}>
            <strong>{booking.boatName ?? booking.tourName}</strong>{' '}
            <BookingStatusBadge booking={booking} />
            <br />
            <TripText time={timeOf(booking)} guests={booking.passengerCount} />
          </p>
        ))}
        {holdsBoat && (
          <p>
            <Trans>The boat is taken at that time by your own booking.</Trans>
          </p>
        )}
        {canBookAnother && (
          <p>
            <Trans>If you book again, you have two bookings, each with a deposit of its own.</Trans>
          </p>
        )}
        <div className={styles.choices}>
          {told.map(({ id }) => (
            <Link
              key={id}
              to="/my-bookings/$bookingId"
              params={{ bookingId: String(id) }}
              className={button({ variant: 'secondary', size: 'small' })}
              aria-describedby={`booked-${id}`}
              onClick={() => acknowledge(false)}
            >
              <Trans>Go to that booking</Trans>
            </Link>
          ))}
          {canBookAnother && (
            <Button variant="text" size="small" onPress={() => acknowledge(true)}>
              <Trans>Book anyway</Trans>
            </Button>
          )}
          {isRefused && step !== 'dates' && (
            <Button variant="text" size="small" onPress={() => goTo('dates')}>
              <Trans>Pick other days</Trans>
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}
