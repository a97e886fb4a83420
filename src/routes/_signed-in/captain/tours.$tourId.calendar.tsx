import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tourDateSeatsQuery } from '../../../api/resources/tour-dates/queries.ts';
import { tourQuery } from '../../../api/resources/tours/queries.ts';
import { TourCalendarPage } from '../../../features/captain/tour-dates/calendar/tour-calendar-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tours/$tourId/calendar')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, params }) => {
    const tourId = parseId(params.tourId);
    if (hostId === undefined || tourId === undefined) return;
    void queryClient.prefetchQuery(tourQuery(tourId));
    void queryClient.prefetchQuery(tourDateSeatsQuery(tourId));
  },
  head: () => privateHead(t`Tour calendar`),
  component: TourCalendarRoute,
});

function TourCalendarRoute() {
  const { tourId } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  const id = parseId(tourId);
  return <TourCalendarPage key={id} hostId={hostId} tourId={id} />;
}
