import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { link } from '../../ui/actions/link/link.css.ts';

/** The hour at which a trip begins; of whole days only the captain can tell it. */
export function MeetingHour({ booking }: { booking: Pick<Booking, 'startTime'> }) {
  return booking.startTime ?? <Trans>Your captain tells you by message</Trans>;
}

/** Whom to call, to be pressed on a phone; before the host confirms the contract keeps it back. */
export function HostPhone({ booking }: { booking: Pick<Booking, 'hostPhone' | 'status'> }) {
  const { hostPhone, status } = booking;
  if (hostPhone !== null) {
    return (
      <a href={`tel:${hostPhone}`} className={link}>
        {hostPhone}
      </a>
    );
  }
  return status === 'PENDING' ? (
    <Trans>Shown once the captain confirms</Trans>
  ) : (
    <Trans>Not given; write a message</Trans>
  );
}
