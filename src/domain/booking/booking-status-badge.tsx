import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../api/contract/types.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';

type Tone = 'neutral' | 'positive' | 'warning' | 'danger';

const badges: Record<Booking['status'], { tone: Tone; text: ReactNode }> = {
  PENDING: { tone: 'warning', text: <Trans>Waiting for the captain</Trans> },
  CONFIRMED: { tone: 'positive', text: <Trans>Confirmed</Trans> },
  COMPLETED: { tone: 'neutral', text: <Trans>Completed</Trans> },
  CANCELLED: { tone: 'neutral', text: <Trans>Cancelled</Trans> },
  REJECTED: { tone: 'danger', text: <Trans>Rejected</Trans> },
  NO_SHOW: { tone: 'danger', text: <Trans>Not used</Trans> },
};

/** The status of a booking. */
export function BookingStatusBadge({ status }: { status: Booking['status'] }) {
  const { tone, text } = badges[status];
  return <Badge tone={tone}>{text}</Badge>;
}
