import { Trans } from '@lingui/react/macro';
import type { CancellationPreview } from '../../../../api/contract/types.ts';
import { RefundPreview } from '../../../../domain/cancellation/refund-preview.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** What would come back of the sum paid if the booking were cancelled now, as the service counts it. */
export function OwnRefund({ bookingId }: { bookingId: number }) {
  return (
    <RefundPreview
      bookingId={bookingId}
      failure={<Trans>What you would get back could not be loaded.</Trans>}
    >
      {(preview) => <Told {...preview} />}
    </RefundPreview>
  );
}

function Told({ paidAmount, refundAmount, keptAmount }: CancellationPreview) {
  const format = useFormat();
  const back = format.money(refundAmount);
  const paid = format.money(paidAmount);
  const kept = format.money(keptAmount);
  if (paidAmount === 0) {
    return (
      <Notice tone="info">
        <Trans>You have not paid anything yet, so there is nothing to refund.</Trans>
      </Notice>
    );
  }
  if (refundAmount === 0) {
    return (
      <Notice tone="warning" title={<Trans>No refund any more</Trans>}>
        <Trans>By the cancellation terms, the {paid} you have paid stays with the captain.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<Trans>You get {back} back</Trans>}>
      {keptAmount > 0 ? (
        <Trans>
          Of the {paid} you have paid, {kept} stays with the captain.
        </Trans>
      ) : (
        <Trans>That is all that you have paid.</Trans>
      )}
    </Notice>
  );
}
