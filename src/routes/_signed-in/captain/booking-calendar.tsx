import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { hostBoatsQuery } from '../../../api/resources/boats/host-queries.ts';
import { BookingCalendarPage } from '../../../features/captain/bookings/calendar/booking-calendar-page.tsx';
import { bookingCalendarSearch } from '../../../features/captain/bookings/calendar/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/booking-calendar')({
  validateSearch: bookingCalendarSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostBoatsQuery(hostId));
  },
  head: () => privateHead(t`Booking calendar`),
  component: BookingCalendarRoute,
});

function BookingCalendarRoute() {
  const { hostId } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <BookingCalendarPage
      key={hostId}
      hostId={hostId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
