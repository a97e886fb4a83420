import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import type { IneligibleReason } from './review-eligibility.ts';

const texts: Record<IneligibleReason, ReactNode> = {
  reviewed: (
    <Trans>You have already reviewed this trip. You can change what you wrote below.</Trans>
  ),
  notOver: <Trans>A trip can be reviewed once it is over.</Trans>,
  unknown: <Trans>This is not one of your trips.</Trans>,
};

/** Why the trip that somebody came for cannot be written about. */
export function IneligibleNotice({ reason }: { reason: IneligibleReason }) {
  return (
    <Notice tone="info" role="status">
      {texts[reason]}
    </Notice>
  );
}
