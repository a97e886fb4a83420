import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';

interface TourCalendarPageProps {
  hostId: number;
  tourId: number | undefined;
}

/** `/captain/tours/{id}/calendar`: the dates of a tour by month and status. */
export function TourCalendarPage(_props: TourCalendarPageProps) {
  return <PageHeader title={<Trans>Tour calendar</Trans>} />;
}
