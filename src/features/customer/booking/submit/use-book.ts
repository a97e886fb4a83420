import { useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { bookingQuery, bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { bookOnce } from './book-once.ts';

/** Books for the person signed in; `onBooked` is told of the booking, new or found again. */
export function useBook(userId: number, onBooked: (booking: Booking) => void) {
  const queryClient = useQueryClient();
  const { mutate, ...state } = useSingleMutation({
    mutationFn: (request: BookingCreate) => bookOnce(userId, request),
    onSuccess(booking) {
      // Its days are taken now, and it is on the list of bookings.
      void queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking);
      onBooked(booking);
    },
  });
  return {
    ...state,
    book: mutate,
  };
}
