import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TourCalendarPage } from '../../../features/captain/tour-dates/calendar/tour-calendar-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tours/$tourId/calendar')({
  head: () => privateHead(t`Tour calendar`),
  component: TourCalendarRoute,
});

function TourCalendarRoute() {
  const { tourId } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <TourCalendarPage hostId={hostId} tourId={parseId(tourId)} />;
}
