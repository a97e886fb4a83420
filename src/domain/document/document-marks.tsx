import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { DocumentState, DocumentValidity } from '../../api/contract/types.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';
import { validityWords, verdictWords } from './document-words.ts';

interface Mark {
  tone: 'positive' | 'warning' | 'danger' | 'neutral';
  Icon: typeof Clock;
}

const validityMarks: Record<DocumentValidity, Mark> = {
  VALID: { tone: 'positive', Icon: CircleCheck },
  EXPIRING: { tone: 'warning', Icon: TriangleAlert },
  EXPIRED: { tone: 'danger', Icon: CircleAlert },
};

const verdictMarks: Record<DocumentState, Mark> = {
  WAITING: { tone: 'neutral', Icon: Clock },
  VERIFIED: { tone: 'positive', Icon: CircleCheck },
  REFUSED: { tone: 'danger', Icon: CircleAlert },
};

function MarkBadge({ tone, Icon, words }: Mark & { words: MessageDescriptor }) {
  const { i18n } = useLingui();
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" size={12} strokeWidth={2} /> {i18n._(words)}
    </Badge>
  );
}

/** Whether a document still holds. */
export function ValidityMark({ validity }: { validity: DocumentValidity }) {
  return <MarkBadge {...validityMarks[validity]} words={validityWords[validity]} />;
}

/** What the administrators have said of a document. */
export function VerdictMark({ verdict }: { verdict: DocumentState }) {
  return <MarkBadge {...verdictMarks[verdict]} words={verdictWords[verdict]} />;
}
