import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../../features/admin/bookings/booking/booking-page.tsx';
import { NotFoundPage } from '../../../features/shell/pages/not-found-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';

export const Route = createFileRoute('/_signed-in/admin/bookings/$bookingId')({
  component: BookingRoute,
});

function BookingRoute() {
  const id = parseId(Route.useParams().bookingId);
  if (id === undefined) return <NotFoundPage />;
  return <BookingPage key={id} id={id} />;
}
