import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { Avatar } from '../../../ui/content/avatar/avatar.tsx';
import * as styles from './ticket.css.ts';

/** With whom one goes. */
export function TicketHost({ booking }: { booking: Pick<Booking, 'hostName' | 'tourId'> }) {
  const { hostName, tourId } = booking;
  return (
    <div className={styles.wide}>
      <dt className={styles.label}>
        {tourId === null ? <Trans>Captain</Trans> : <Trans>Guide</Trans>}
      </dt>
      <dd className={styles.host}>
        <Avatar name={hostName} />
        {hostName}
      </dd>
    </div>
  );
}
