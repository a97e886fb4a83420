import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cancellationPreviewQuery } from '../../../../api/resources/bookings/cancellation-queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';

/** What a cancellation by the host gives back to the guest, as the service counts it. */
export function HostRefund({ bookingId }: { bookingId: number }) {
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
        <Trans>What the guest would get back could not be loaded.</Trans>
      </Notice>
    );
  }
  const back = format.money(data.refundAmount);
  const paid = format.money(data.paidAmount);
  const kept = format.money(data.keptAmount);
  if (data.paidAmount === 0) {
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
