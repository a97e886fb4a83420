import type { Booking } from '../../../api/contract/types.ts';
import { HostWord } from '../../boat/host-word.tsx';
import { PersonPicture } from '../../person/person-picture.tsx';
import { type BookedHost, useBookedHost } from '../use-booked-host.ts';
import * as styles from './ticket.css.ts';

/** With whom one goes. */
export function TicketHost({
  booking,
}: {
  booking: BookedHost & Pick<Booking, 'hostId' | 'hostName'>;
}) {
  const { hostId, hostName } = booking;
  return (
    <div className={styles.wide}>
      <dt className={styles.label}>
        <HostWord host={useBookedHost(booking)} />
      </dt>
      <dd className={styles.host}>
        <PersonPicture id={hostId} name={hostName} size="large" isHost />
        {hostName}
      </dd>
    </div>
  );
}
