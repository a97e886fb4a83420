import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** In place of the way to book, for whoever lets the boat or guides the tour. */
export function OwnOffer({ kind }: { kind: 'boat' | 'tour' }) {
  return (
    <Notice
      title={kind === 'boat' ? <Trans>This is your boat</Trans> : <Trans>This is your tour</Trans>}
    >
      <Trans>Guests see the price and the way to book here. You cannot book it yourself.</Trans>
    </Notice>
  );
}
