import { createFileRoute, redirect } from '@tanstack/react-router';
import { hostBookingSearch } from '../../../features/captain/bookings/list/search-params.ts';

/** The bar of phones once led here. */
export const Route = createFileRoute('/_signed-in/captain/reservations')({
  validateSearch: hostBookingSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/captain/bookings', search, replace: true });
  },
});
