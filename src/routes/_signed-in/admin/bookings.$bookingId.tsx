import { createFileRoute, notFound } from '@tanstack/react-router';
import { BookingPage } from '../../../features/admin/bookings/booking/booking-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';

export const Route = createFileRoute('/_signed-in/admin/bookings/$bookingId')({
  component: BookingRoute,
});

function BookingRoute() {
  const id = parseId(Route.useParams().bookingId);
  if (id === undefined) throw notFound();
  return <BookingPage key={id} id={id} />;
}
