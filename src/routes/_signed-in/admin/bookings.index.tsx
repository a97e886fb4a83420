import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { BookingsPage } from '../../../features/admin/bookings/bookings-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/bookings/')({
  component: BookingsRoute,
});

function BookingsRoute() {
  return <BookingsPage {...useListLocation()} />;
}
