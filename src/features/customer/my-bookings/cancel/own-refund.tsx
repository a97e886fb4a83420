import { Select, Trans } from '@lingui/react/macro';
import type { Booking, CancellationPreview } from '../../../../api/contract/types.ts';
import type { BookedWith } from '../../../../domain/boat/host-role.ts';
import { type BookedHost, useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { RefundPreview } from '../../../../domain/cancellation/refund-preview.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** What would come back of the sum paid if the booking were cancelled now, as the service counts it. */
export function OwnRefund({
  booking,
}: {
  booking: BookedHost & Pick<Booking, 'id' | 'paymentProcessing'>;
}) {
  const host = useBookedHost(booking);
  return (
    <RefundPreview bookingId={booking.id} failure={<Trans>Your refund could not be loaded.</Trans>}>
      {(preview) => (
        <Told host={host} preview={preview} isPaymentAtBank={booking.paymentProcessing} />
      )}
    </RefundPreview>
  );
}

interface ToldProps {
  host: BookedWith;
  preview: CancellationPreview;
  isPaymentAtBank: boolean;
}

function Told({ host, preview, isPaymentAtBank }: ToldProps) {
  const { paidAmount, refundAmount, keptAmount } = preview;
  const format = useFormat();
  const back = format.money(refundAmount);
  const paid = format.money(paidAmount);
  const kept = format.money(keptAmount);
  if (paidAmount === 0) {
    return (
      <Notice tone="info">
        {isPaymentAtBank ? (
          <Trans>
            Your bank is still processing your payment. If you cancel now, the payment is cancelled
            too and you are not charged.
          </Trans>
        ) : (
          <Trans>You have not paid anything yet, so there is nothing to refund.</Trans>
        )}
      </Notice>
    );
  }
  if (refundAmount === 0) {
    return (
      <Notice tone="warning" title={<Trans>No longer refundable</Trans>}>
        <Select
          value={host}
          _guide={`Under the cancellation terms, the ${paid} you have paid stays with the guide.`}
          _owner={`Under the cancellation terms, the ${paid} you have paid stays with the owner.`}
          other={`Under the cancellation terms, the ${paid} you have paid stays with the captain.`}
        />
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<Trans>You get {back} back</Trans>}>
      {keptAmount > 0 ? (
        <Select
          value={host}
          _guide={`Of the ${paid} you have paid, ${kept} stays with the guide.`}
          _owner={`Of the ${paid} you have paid, ${kept} stays with the owner.`}
          other={`Of the ${paid} you have paid, ${kept} stays with the captain.`}
        />
      ) : (
        <Trans>That is everything you have paid.</Trans>
      )}
    </Notice>
  );
}
