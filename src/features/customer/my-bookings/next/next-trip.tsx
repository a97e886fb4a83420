import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { MessageHost } from '../../../../domain/booking/message-host.tsx';
import { Ticket } from '../../../../domain/booking/ticket/ticket.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { ViewBooking } from '../booking/view-booking.tsx';
import { CallHost } from '../trip/call-host.tsx';
import { HowToGetThere } from '../trip/how-to-get-there.tsx';
import { WhatToBring } from '../trip/what-to-bring.tsx';
import { Countdown } from './countdown.tsx';
import * as styles from './next-trip.css.ts';
import { PaymentRefused } from './payment-refused.tsx';
import { StillToPay } from './still-to-pay.tsx';

interface NextTripProps {
  booking: Booking;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

/** The trip that comes first, with everything that one asks oneself before it; of a request, that it is none yet. */
export function NextTrip({ booking, today }: NextTripProps) {
  const { id, boatName, tourName, hostId, hostName } = booking;
  const isRequest = booking.status === 'PENDING';
  // What is to be paid now has a line for itself; what is left for the day stands among what to know of it.
  const isDue = leftToPay(booking).deposit > 0;
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
      <PaymentRefused booking={booking} />
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
        <CallHost booking={booking} />
        <Link
          to="/messages"
          search={{ to: hostId, booking: id }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} />
          <MessageHost booking={booking} />
        </Link>
      </div>
      {isDue && <StillToPay booking={booking} />}
      {!(isDue && isRequest) && (
        <div className={styles.parts}>
          {!isDue && <StillToPay booking={booking} />}
          {!isRequest && (
            <>
              <HowToGetThere booking={booking} level={3} />
              <WhatToBring booking={booking} level={3} />
            </>
          )}
        </div>
      )}
    </article>
  );
}
