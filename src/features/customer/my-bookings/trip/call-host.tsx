import { Select } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { Booking } from '../../../../api/contract/types.ts';
import { type BookedHost, useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';

/** A press calls the host; nothing while their number is kept back. */
export function CallHost({ booking }: { booking: BookedHost & Pick<Booking, 'hostPhone'> }) {
  const { hostPhone } = booking;
  const host = useBookedHost(booking);
  if (hostPhone === null) return null;
  return (
    <a href={`tel:${hostPhone}`} className={button({ variant: 'secondary', size: 'small' })}>
      <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
      <Select
        value={host}
        _guide="Call the guide"
        _owner="Call the owner"
        other="Call the captain"
      />
    </a>
  );
}
