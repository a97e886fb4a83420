import { Select, Trans } from '@lingui/react/macro';
import type { Boat, Booking } from '../../api/contract/types.ts';
import { link } from '../../ui/actions/link/link.css.ts';
import { formatPhone } from '../../ui/fields/phone-field/phone.ts';
import { type BookedHost, useBookedHost } from './use-booked-host.ts';
import { usualHour } from './usual-hour.ts';

/** The hour at which a trip begins. Of whole days only the host can tell it; the usual one is often known. */
export function MeetingHour({
  booking,
  boat,
}: {
  booking: BookedHost & Pick<Booking, 'startTime'>;
  boat: Pick<Boat, 'dayPlan'> | undefined;
}) {
  const host = useBookedHost(booking);
  if (booking.startTime !== null) return booking.startTime;
  const usual = usualHour(boat);
  if (usual === undefined) return <ToldByMessage booking={booking} />;
  return host === 'owner' ? (
    <Trans>Usually {usual}. The owner will confirm by message.</Trans>
  ) : (
    <Trans>Usually {usual}. Your captain will confirm by message.</Trans>
  );
}

/** In place of an hour or a meeting point that nobody has set yet. */
export function ToldByMessage({ booking }: { booking: BookedHost }) {
  const host = useBookedHost(booking);
  return (
    <Select
      value={host}
      _guide="Your guide will tell you by message"
      _owner="The owner will tell you by message"
      other="Your captain will tell you by message"
    />
  );
}

/** Whom to call, to be pressed on a phone; before the host confirms the contract keeps it back. */
export function HostPhone({
  booking,
}: {
  booking: BookedHost & Pick<Booking, 'hostPhone' | 'status'>;
}) {
  const { hostPhone, status } = booking;
  const host = useBookedHost(booking);
  if (hostPhone !== null) {
    return (
      <a href={`tel:${hostPhone}`} className={link}>
        {formatPhone(hostPhone)}
      </a>
    );
  }
  return status === 'PENDING' ? (
    <Select
      value={host}
      _guide="Shown once the guide confirms"
      _owner="Shown once the owner confirms"
      other="Shown once the captain confirms"
    />
  ) : (
    <Trans>Not given; ask by message</Trans>
  );
}
