import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { tourAvailabilitySearch } from '../../../features/captain/tour-dates/availability/search-params.ts';
import { TourAvailabilityPage } from '../../../features/captain/tour-dates/availability/tour-availability-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tour-availability')({
  validateSearch: tourAvailabilitySearch,
  head: () => privateHead(t`Tour availability`),
  component: TourAvailabilityRoute,
});

function TourAvailabilityRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <TourAvailabilityPage hostId={hostId} />;
}
