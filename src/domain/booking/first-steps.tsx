import { Select, Trans } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { useBookedHost } from './use-booked-host.ts';

interface StepProps {
  booking: Booking;
}

/** What the first step of a booking is called, wherever its way is told. */
export function RequestStep({ booking }: StepProps) {
  if (booking.status === 'PENDING') return <Trans>Request sent</Trans>;
  return <Trans>Booking made</Trans>;
}

/** The step after it: the host's answer. */
export function AnswerStep({ booking }: StepProps) {
  const host = useBookedHost(booking);
  if (booking.status !== 'PENDING') return <Trans>Confirmed</Trans>;
  return (
    <Select
      value={host}
      _guide="The guide’s answer"
      _owner="The owner’s answer"
      other="The captain’s answer"
    />
  );
}
