import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';

interface TourAvailabilityPageProps {
  hostId: number;
}

/** `/captain/tour-availability`: when a tour can be had and at what price, day by day. */
export function TourAvailabilityPage(_props: TourAvailabilityPageProps) {
  return <PageHeader title={<Trans>Tour availability</Trans>} />;
}
