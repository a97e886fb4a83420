import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BookingPage } from '../../../features/admin/bookings/booking/booking-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/bookings/$bookingId')({
  head: () => privateHead(t`Booking`),
  component: BookingRoute,
});

function BookingRoute() {
  const id = parseId(Route.useParams().bookingId);
  if (id === undefined) throw notFound();
  return <BookingPage key={id} id={id} />;
}
