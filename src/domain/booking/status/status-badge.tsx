import { useLingui } from '@lingui/react';
import type { BookingStatus } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { statusLabels } from './status-labels.ts';

const tones = {
  PENDING: 'warning',
  CONFIRMED: 'positive',
  COMPLETED: 'neutral',
  CANCELLED: 'neutral',
  REJECTED: 'danger',
  NO_SHOW: 'danger',
} as const;

/** The status of a booking, in the words of those who host and administer. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(statusLabels[status])}</Badge>;
}
