import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../api/contract/types.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';
import { isOpen } from './booking-state.ts';
import { useBookedHost } from './use-booked-host.ts';

type Tone = 'neutral' | 'positive' | 'warning' | 'danger';
interface Word {
  tone: Tone;
  text: ReactNode;
}

const words: Record<Exclude<Booking['status'], 'PENDING'>, Word> = {
  CONFIRMED: { tone: 'positive', text: <Trans>Confirmed</Trans> },
  COMPLETED: { tone: 'neutral', text: <Trans>Completed</Trans> },
  CANCELLED: { tone: 'neutral', text: <Trans>Cancelled</Trans> },
  // The service alone rejects, what nobody answered; a host who declines cancels.
  REJECTED: { tone: 'danger', text: <Trans>Not answered</Trans> },
  NO_SHOW: { tone: 'danger', text: <Trans>No-show</Trans> },
};
/** The host has said yes, and waits for the deposit: nothing that a guest may take for settled. */
const unpaid: Word = { tone: 'warning', text: <Trans>Deposit due</Trans> };
const atBank: Word = { tone: 'neutral', text: <Trans>Payment being processed</Trans> };

/** Where a booking stands, in its customer's words. */
export function BookingStatusBadge({ booking }: { booking: Booking }) {
  const { status, paidAmount, totalPrice, paymentProcessing } = booking;
  const host = useBookedHost(booking);
  if (status === 'PENDING') {
    return (
      <Badge tone="warning">
        <Select
          value={host}
          _guide="Waiting for the guide"
          _owner="Waiting for the owner"
          other="Waiting for the captain"
        />
      </Badge>
    );
  }
  const isUnpaid = status === 'CONFIRMED' && isOpen(booking) && paidAmount === 0 && totalPrice > 0;
  const { tone, text } = !isUnpaid ? words[status] : paymentProcessing ? atBank : unpaid;
  return <Badge tone={tone}>{text}</Badge>;
}
