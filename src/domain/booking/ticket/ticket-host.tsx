import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { offerKindOf } from '../../offer/offer-kind.ts';
import { PersonPicture } from '../../person/person-picture.tsx';
import * as styles from './ticket.css.ts';

/** With whom one goes. */
export function TicketHost({
  booking,
}: {
  booking: Pick<Booking, 'hostId' | 'hostName' | 'kind'>;
}) {
  const { hostId, hostName } = booking;
  const kind = offerKindOf(booking);
  return (
    <div className={styles.wide}>
      <dt className={styles.label}>
        {kind === 'tour' ? <Trans>Guide</Trans> : <Trans>Captain</Trans>}
      </dt>
      <dd className={styles.host}>
        <PersonPicture id={hostId} name={hostName} size="large" isHost />
        {hostName}
      </dd>
    </div>
  );
}
