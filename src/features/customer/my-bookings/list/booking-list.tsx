import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';

/** How many bookings are shown at first, and with each press more. */
const STEP = 20;

interface BookingListProps {
  bookings: readonly Booking[];
  children: (booking: Booking) => ReactNode;
}

/** Bookings, the first ones at once: hundreds are not drawn before somebody wants them. */
export function BookingList({ bookings, children }: BookingListProps) {
  const [count, setCount] = useState(STEP);
  const left = bookings.length - count;
  return (
    <>
      <ul>
        {bookings.slice(0, count).map((booking) => (
          <li key={booking.id}>{children(booking)}</li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" wide onPress={() => setCount(count + STEP)}>
          <Trans>Show more bookings ({left})</Trans>
        </Button>
      )}
    </>
  );
}
