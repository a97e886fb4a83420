import { Select } from '@lingui/react/macro';
import { type BookedHost, useBookedHost } from './use-booked-host.ts';

/** What leads from a booking to its conversation. */
export function MessageHost({ booking }: { booking: BookedHost }) {
  const host = useBookedHost(booking);
  return (
    <Select
      value={host}
      _guide="Message the guide"
      _owner="Message the owner"
      other="Message the captain"
    />
  );
}
