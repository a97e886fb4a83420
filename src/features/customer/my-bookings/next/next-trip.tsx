import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { Ticket } from '../../../../domain/booking/ticket/ticket.tsx';
import { ViewBooking } from '../booking/view-booking.tsx';
import { Countdown } from './countdown.tsx';
import { HowToGetThere } from './how-to-get-there.tsx';
import * as styles from './next-trip.css.ts';
import { StillToPay } from './still-to-pay.tsx';
import { WhatToBring } from './what-to-bring.tsx';

interface NextTripProps {
  booking: Booking;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

/** The trip that comes first, with everything that one asks oneself before it; of a request, that it is none yet. */
export function NextTrip({ booking, today }: NextTripProps) {
  const { id, boatName, tourName, hostName } = booking;
  const isRequest = booking.status === 'PENDING';
  return (
    <article className={styles.next} aria-labelledby="next-trip">
      <header className={styles.head}>
        <p className={styles.eyebrow}>
          {isRequest ? <Trans>Your next request</Trans> : <Trans>Your next trip</Trans>}
        </p>
        <p className={styles.countdown}>
          {isRequest ? (
            <Trans>Not confirmed yet</Trans>
          ) : (
            <Countdown booking={booking} today={today} />
          )}
        </p>
        {isRequest && (
          <p className={styles.text}>
            <Trans>
              Do not set out before {hostName} has confirmed. We will notify you of the answer.
            </Trans>
          </p>
        )}
      </header>
      <Ticket
        booking={booking}
        name={
          <h2 id="next-trip" className={styles.name}>
            <Link
              to="/my-bookings/$bookingId"
              params={{ bookingId: String(id) }}
              className={styles.link}
            >
              {boatName ?? tourName}
            </Link>
          </h2>
        }
      />
      <div className={styles.actions}>
        <ViewBooking booking={booking} />
      </div>
      <div className={styles.parts}>
        <StillToPay booking={booking} />
        {!isRequest && (
          <>
            <HowToGetThere booking={booking} />
            <WhatToBring booking={booking} />
          </>
        )}
      </div>
    </article>
  );
}
