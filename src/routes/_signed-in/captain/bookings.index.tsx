import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  hostBookingCountsQuery,
  hostBookingsPageQuery,
} from '../../../api/resources/bookings/host-queries.ts';
import { BookingsPage } from '../../../features/captain/bookings/list/bookings-page.tsx';
import { askedFor } from '../../../features/captain/bookings/list/list-search.ts';
import { hostBookingSearch } from '../../../features/captain/bookings/list/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/bookings/')({
  validateSearch: hostBookingSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, deps }) => {
    if (hostId === undefined) return;
    const { sort, ...filter } = askedFor(deps);
    void queryClient.prefetchQuery(hostBookingsPageQuery(hostId, { ...filter, sort }, 0));
    void queryClient.prefetchQuery(hostBookingCountsQuery(hostId, filter));
  },
  head: () => privateHead(t`Bookings`),
  component: BookingsRoute,
});

function BookingsRoute() {
  const { hostId } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <BookingsPage
      key={hostId}
      hostId={hostId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
