import { Trans } from '@lingui/react/macro';
import type { CancellationPreview } from '../../../../api/contract/types.ts';
import { RefundPreview } from '../../../../domain/cancellation/refund-preview.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** What a cancellation by the host gives back to the guest, as the service counts it. */
export function HostRefund({ bookingId }: { bookingId: number }) {
  return (
    <RefundPreview
      bookingId={bookingId}
      failure={<Trans>What the guest would get back could not be loaded.</Trans>}
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
      <Notice tone="info" role="status" title={<Trans>Nothing goes back</Trans>}>
        <Trans>The guest has not paid anything yet.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" role="status" title={<Trans>{back} goes back to the guest</Trans>}>
      <Trans>
        Of the {paid} that were paid, {kept} stays with you.
      </Trans>
    </Notice>
  );
}
