import { useQuery } from '@tanstack/react-query';
import { customerBookingsQuery } from '../../../../api/resources/bookings/queries.ts';
import { customerReviewsQuery } from '../../../../api/resources/reviews/queries.ts';

/** The bookings of the person signed in, and which of them they have written about. */
export function useCustomerBookings(customerId: number) {
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const bookings = useQuery({ ...customerBookingsQuery(customerId), retryOnMount: false });
  // Without them everything still stands; what is reviewed then says so on its own page.
  const reviews = useQuery(customerReviewsQuery(customerId)).data ?? [];
  const reviewed = new Set(reviews.map(({ bookingId }) => bookingId));
  return { bookings, reviewed };
}
