import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { hostToursQuery } from '../../../api/resources/tours/host-queries.ts';
import { tourAvailabilitySearch } from '../../../features/captain/availability/tour/search-params.ts';
import { TourAvailabilityPage } from '../../../features/captain/availability/tour/tour-availability-page.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tour-availability')({
  validateSearch: tourAvailabilitySearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostToursQuery(hostId));
  },
  head: () => privateHead(t`Tour availability`),
  component: TourAvailabilityRoute,
});

function TourAvailabilityRoute() {
  const { hostId } = Route.useRouteContext();
  const { tour, month } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <TourAvailabilityPage
      key={hostId}
      hostId={hostId}
      tourId={tour}
      month={month}
      onChange={(part) =>
        void navigate({
          search: (before) => ({ ...before, ...part }),
          replace: true,
          resetScroll: false,
        })
      }
      addTour={
        <Link to="/captain/tours/$tourId/{-$step}" params={{ tourId: 'new' }} className={button()}>
          <Trans>Add your first tour</Trans>
        </Link>
      }
    />
  );
}
