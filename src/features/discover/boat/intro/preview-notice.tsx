import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { WithdrawnOffer } from '../../../../domain/withdrawn-offer/withdrawn-offer.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** Tells whoever sees the page of a boat that is not published why hardly anybody else does. */
export function PreviewNotice({ boat: { status, ownerId } }: { boat: Boat }) {
  const isOwn = useSession()?.id === ownerId;
  if (status === 'ACTIVE') return null;
  if (!isOwn) return <WithdrawnOffer kind="boat" />;
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
