import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cancellationPreviewQuery } from '../../../../api/resources/bookings/cancellation-queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';

/** What would come back of the sum paid if the booking were cancelled now, as the service counts it. */
export function RefundPreview({ bookingId }: { bookingId: number }) {
  const format = useFormat();
  const { data, isPending, isFetching, refetch } = useQuery(cancellationPreviewQuery(bookingId));
  if (isPending) return <Skeleton height="88px" />;
  if (!data) {
    return (
      <Notice
        tone="warning"
        role="status"
        action={
          <Button
            variant="secondary"
            size="small"
            pending={isFetching}
            onPress={() => void refetch()}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>What you would get back could not be loaded.</Trans>
      </Notice>
    );
  }
  const { paidAmount, refundAmount, keptAmount } = data;
  const back = format.money(refundAmount);
  const paid = format.money(paidAmount);
  const kept = format.money(keptAmount);
  if (paidAmount === 0) {
    return (
      <Notice tone="info">
        <Trans>You have not paid anything yet, so nothing has to come back.</Trans>
      </Notice>
    );
  }
  if (refundAmount === 0) {
    return (
      <Notice tone="warning" title={<Trans>Nothing comes back any more</Trans>}>
        <Trans>By the cancellation terms, the {paid} you have paid stays with the captain.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<Trans>{back} comes back</Trans>}>
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
