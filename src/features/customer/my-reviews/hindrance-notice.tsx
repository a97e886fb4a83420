import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import type { Hindrance } from './trips.ts';

const texts: Record<Hindrance, ReactNode> = {
  reviewed: (
    <Trans>You have already reviewed this trip. You can change what you wrote below.</Trans>
  ),
  notOver: <Trans>A trip can be reviewed once it is over.</Trans>,
  unknown: <Trans>This trip is not among yours.</Trans>,
};

/** Why the trip that somebody came for cannot be written about. */
export function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  return (
    <Notice tone="info" role="status">
      {texts[hindrance]}
    </Notice>
  );
}
