import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { FailureNotice } from '../submission/failure-notice.tsx';

interface StatusFailureProps {
  error: unknown;
  /** What could not be done. */
  title?: ReactNode;
  /** The status that somebody else has set meanwhile, in words; left out where nobody has. */
  changedTo: ReactNode;
}

/** Why the status of a boat or tour was not set. */
export function StatusFailure({ error, title, changedTo }: StatusFailureProps) {
  if (changedTo === undefined) return <FailureNotice error={error} title={title} />;
  return (
    <Notice tone="warning" role="alert" title={<Trans>Nothing was changed</Trans>}>
      <Trans>Somebody else has changed the status meanwhile. It is now: {changedTo}</Trans>
    </Notice>
  );
}
