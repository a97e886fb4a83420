import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentState, DocumentValidity } from '../../api/contract/types.ts';
import { Badge } from '../../ui/content/badge/badge.tsx';

type Tone = 'positive' | 'warning' | 'danger' | 'neutral';

interface Mark {
  tone: Tone;
  Icon: typeof Clock;
  words: ReactNode;
}

function MarkBadge({ tone, Icon, words }: Mark) {
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" size={12} strokeWidth={2} /> {words}
    </Badge>
  );
}

/** Whether a document still holds. */
export function ValidityMark({ validity }: { validity: DocumentValidity }) {
  const marks: Record<DocumentValidity, Mark> = {
    VALID: { tone: 'positive', Icon: CircleCheck, words: <Trans>Valid</Trans> },
    EXPIRING: { tone: 'warning', Icon: TriangleAlert, words: <Trans>Expiring soon</Trans> },
    EXPIRED: { tone: 'danger', Icon: CircleAlert, words: <Trans>Expired</Trans> },
  };
  return <MarkBadge {...marks[validity]} />;
}

/** What the administrators have said of a document. */
export function VerdictMark({ verdict }: { verdict: DocumentState }) {
  const marks: Record<DocumentState, Mark> = {
    WAITING: { tone: 'neutral', Icon: Clock, words: <Trans>Under review</Trans> },
    VERIFIED: { tone: 'positive', Icon: CircleCheck, words: <Trans>Verified</Trans> },
    REFUSED: { tone: 'danger', Icon: CircleAlert, words: <Trans>Refused</Trans> },
  };
  return <MarkBadge {...marks[verdict]} />;
}
