import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { bookingQuery } from '../../../api/resources/bookings/queries.ts';
import { BookingPage } from '../../../features/captain/bookings/booking/booking-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/bookings/$bookingId')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, params }) => {
    const id = parseId(params.bookingId);
    if (hostId !== undefined && id !== undefined) void queryClient.prefetchQuery(bookingQuery(id));
  },
  head: () => privateHead(t`Booking`),
  component: BookingRoute,
});

function BookingRoute() {
  const { hostId } = Route.useRouteContext();
  const { bookingId } = Route.useParams();
  if (hostId === undefined) return null;
  return <BookingPage key={bookingId} hostId={hostId} id={parseId(bookingId)} />;
}
