import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../api/contract/types.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';

type Tone = 'neutral' | 'positive' | 'warning' | 'danger';
interface Word {
  tone: Tone;
  text: ReactNode;
}

const words: Record<Booking['status'], Word> = {
  PENDING: { tone: 'warning', text: <Trans>Waiting for the captain</Trans> },
  CONFIRMED: { tone: 'positive', text: <Trans>Confirmed</Trans> },
  COMPLETED: { tone: 'neutral', text: <Trans>Completed</Trans> },
  CANCELLED: { tone: 'neutral', text: <Trans>Cancelled</Trans> },
  REJECTED: { tone: 'danger', text: <Trans>Rejected</Trans> },
  NO_SHOW: { tone: 'danger', text: <Trans>Not used</Trans> },
};
/** The captain has said yes, and waits for the deposit: nothing that a guest may take for settled. */
const unpaid: Word = { tone: 'warning', text: <Trans>Deposit due</Trans> };

/** Where a booking stands, in its customer's words. */
export function BookingStatusBadge({
  booking: { status, paidAmount, totalPrice },
}: {
  booking: Pick<Booking, 'status' | 'paidAmount' | 'totalPrice'>;
}) {
  const isUnpaid = status === 'CONFIRMED' && paidAmount === 0 && totalPrice > 0;
  const { tone, text } = isUnpaid ? unpaid : words[status];
  return <Badge tone={tone}>{text}</Badge>;
}
