import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/feedback/notice/notice.tsx';

/**
 * For whoever can still see a boat or tour that is published no more: those who have booked it, and
 * administrators.
 */
export function WithdrawnOffer({ kind }: { kind: 'boat' | 'tour' }) {
  return (
    <Notice
      tone="warning"
      title={
        kind === 'boat' ? (
          <Trans>This boat is no longer listed</Trans>
        ) : (
          <Trans>This tour is no longer listed</Trans>
        )
      }
    >
      <Trans>It takes no new bookings. Existing bookings are not affected.</Trans>
    </Notice>
  );
}
