import { useLingui } from '@lingui/react';
import { Archive, CircleCheck, CircleDot, MailOpen } from 'lucide-react';
import type { ContactMessageState } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { stateWords } from './state-words.ts';

const marks = {
  NEW: { tone: 'warning', Icon: CircleDot },
  READ: { tone: 'neutral', Icon: MailOpen },
  ANSWERED: { tone: 'positive', Icon: CircleCheck },
  CLOSED: { tone: 'neutral', Icon: Archive },
} as const satisfies Record<ContactMessageState, object>;

/** Where a message stands. */
export function StateMark({ state }: { state: ContactMessageState }) {
  const { i18n } = useLingui();
  const { tone, Icon } = marks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" size={12} strokeWidth={2} /> {i18n._(stateWords[state])}
    </Badge>
  );
}
