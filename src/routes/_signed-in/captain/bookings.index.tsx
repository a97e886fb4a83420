import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  hostBookingCountsQuery,
  hostBookingsPageQuery,
} from '../../../api/resources/bookings/host-queries.ts';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { BookingsPage } from '../../../features/captain/bookings/list/bookings-page.tsx';
import { askedFor } from '../../../features/captain/bookings/list/list-search.ts';
import { hostBookingSearch } from '../../../features/captain/bookings/list/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/bookings/')({
  validateSearch: hostBookingSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, deps, location }) => {
    if (hostId === undefined) return;
    const { sort, ...filter } = askedFor({ ...deps, query: location.state.searchText });
    void queryClient.prefetchQuery(hostBookingsPageQuery(hostId, { ...filter, sort }, 0));
    void queryClient.prefetchQuery(hostBookingCountsQuery(hostId, filter));
  },
  head: () => privateHead(t`Bookings`),
  component: BookingsRoute,
});

function BookingsRoute() {
  const { hostId } = Route.useRouteContext();
  const search = Route.useSearch();
  const { text, onSearch } = useListLocation();
  if (hostId === undefined) return null;
  return (
    <BookingsPage
      key={hostId}
      hostId={hostId}
      search={{ ...search, query: text }}
      onSearch={({ query, ...next }) => onSearch(next, query)}
    />
  );
}
