import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** Tells the owner of a boat that is not published why nobody else sees this page. */
export function PreviewNotice({ status }: Pick<Boat, 'status'>) {
  if (status === 'ACTIVE') return null;
  return (
    <Notice
      tone="warning"
      title={
        status === 'DRAFT' ? (
          <Trans>Preview: information is missing</Trans>
        ) : (
          <Trans>Preview: not published</Trans>
        )
      }
    >
      <Trans>Only you see this page. The boat is in no list and takes no bookings.</Trans>
    </Notice>
  );
}
