import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CancellationPreview } from '../../api/contract/types.ts';
import { cancellationPreviewQuery } from '../../api/resources/bookings/cancellation-queries.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';

interface RefundPreviewProps {
  bookingId: number;
  /** Says that it could not be loaded. */
  failure: ReactNode;
  children: (preview: CancellationPreview) => ReactNode;
}

/** What would become of the sum paid if a booking were cancelled now, as the service counts it. */
export function RefundPreview({ bookingId, failure, children }: RefundPreviewProps) {
  const { data, isPending, isFetching, refetch } = useQuery(cancellationPreviewQuery(bookingId));
  if (isPending) return <Skeleton height="88px" />;
  if (data) return children(data);
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
      {failure}
    </Notice>
  );
}
