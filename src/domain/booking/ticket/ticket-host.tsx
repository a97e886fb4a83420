import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { PersonPicture } from '../../person/person-picture.tsx';
import * as styles from './ticket.css.ts';

/** With whom one goes. */
export function TicketHost({
  booking,
}: {
  booking: Pick<Booking, 'hostId' | 'hostName' | 'tourId'>;
}) {
  const { hostId, hostName, tourId } = booking;
  return (
    <div className={styles.wide}>
      <dt className={styles.label}>
        {tourId === null ? <Trans>Captain</Trans> : <Trans>Guide</Trans>}
      </dt>
      <dd className={styles.host}>
        <PersonPicture id={hostId} name={hostName} size="large" isCaptain={tourId === null} />
        {hostName}
      </dd>
    </div>
  );
}
