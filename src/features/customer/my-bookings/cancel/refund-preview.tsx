import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { refundShare } from '../../../../domain/cancellation/refund.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { now } from '../../../../lib/now.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/**
 * What would come back of the sum paid if the booking were cancelled now. An estimate: the service
 * counts at the moment it cancels.
 */
export function RefundPreview({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { tour } = useBookedOffer(booking);
  const { paidAmount, startDate, startTime, tourId } = booking;
  if (paidAmount === 0) {
    return (
      <Notice tone="info">
        <Trans>You have not paid anything yet, so nothing has to come back.</Trans>
      </Notice>
    );
  }
  // Without the tour its policy is not known, and a guess about money would be worse than none.
  if (tourId !== null && !tour) return null;
  const share = refundShare(
    tour?.cancellationPolicy ?? 'flexible',
    { date: startDate, time: startTime ?? undefined },
    new Date(now()),
  );
  const back = format.money(Math.round(paidAmount * share * 100) / 100);
  const paid = format.money(paidAmount);
  return share > 0 ? (
    <Notice tone="info" title={<Trans>About {back} comes back</Trans>}>
      <Trans>
        Of the {paid} you have paid. This is an estimate by the cancellation terms as they stand
        now.
      </Trans>
    </Notice>
  ) : (
    <Notice tone="warning" title={<Trans>Nothing comes back any more</Trans>}>
      <Trans>By the cancellation terms, the {paid} you have paid stays with the captain.</Trans>
    </Notice>
  );
}
