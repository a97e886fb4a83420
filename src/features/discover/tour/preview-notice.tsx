import { Trans } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { WithdrawnOffer } from '../../../domain/withdrawn-offer/withdrawn-offer.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';

/** Tells whoever sees the page of a tour that is not published why hardly anybody else does. */
export function PreviewNotice({ tour: { status, guideId } }: { tour: Tour }) {
  const isOwn = useSession()?.id === guideId;
  if (status === 'ACTIVE') return null;
  if (!isOwn) return <WithdrawnOffer kind="tour" />;
  return (
    <Notice tone="warning" title={<Trans>Not published</Trans>}>
      <Trans>Only you see this page. Guests see it as soon as you publish the tour.</Trans>
    </Notice>
  );
}
