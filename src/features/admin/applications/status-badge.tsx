import { useLingui } from '@lingui/react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ApplicationStatus } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { statusWords } from './status-words.ts';

const marks = {
  PENDING: { tone: 'warning', Icon: Clock },
  APPROVED: { tone: 'positive', Icon: CircleCheck },
  REJECTED: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<ApplicationStatus, object>;

/** Where an application stands. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui();
  const { tone, Icon } = marks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" size={12} strokeWidth={2} /> {i18n._(statusWords[status])}
    </Badge>
  );
}
