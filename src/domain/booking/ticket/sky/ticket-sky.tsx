import type { Booking } from '../../../../api/contract/types.ts';
import { BookingStatusBadge } from '../../booking-status-badge.tsx';
import { useTicketName } from '../use-ticket-name.ts';
import { sunOf } from './sun.ts';
import { TicketSender } from './ticket-sender.tsx';
import * as styles from './ticket-sky.css.ts';

interface TicketSkyProps {
  booking: Booking;
  rises: boolean;
}

/** The head of a ticket: where the booking stands in a word, and above the horizon as much of the sun as is reached. */
export function TicketSky({ booking, rises }: TicketSkyProps) {
  const name = useTicketName(booking);
  return (
    <div className={styles.sky} data-sun={sunOf(booking)} data-rises={rises || undefined}>
      <span className={styles.sun} aria-hidden="true" />
      <p className={styles.words}>
        <span className={styles.kind}>{name}</span>
        <BookingStatusBadge booking={booking} />
      </p>
      <TicketSender />
    </div>
  );
}
