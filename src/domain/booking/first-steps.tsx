import { Select, Trans } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { offerKindOf } from '../offer/offer-kind.ts';

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
  if (booking.status !== 'PENDING') return <Trans>Confirmed</Trans>;
  const kind = offerKindOf(booking);
  return <Select value={kind} _tour="The guide’s answer" other="The captain’s answer" />;
}
