import { useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { bookingQuery, bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { comingBookingsQuery } from '../../../../api/resources/bookings/quote-queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { bookOnce, mayHaveSucceeded } from './book-once.ts';

/**
 * Books for the person signed in; `onBooked` is told of the booking, new or found again. `known` are the
 * bookings that they want another one beside.
 */
export function useBook(
  userId: number,
  known: readonly number[],
  onBooked: (booking: Booking) => void,
) {
  const queryClient = useQueryClient();
  const { mutate, ...state } = useSingleMutation({
    mutationFn: (request: BookingCreate) => bookOnce({ queryClient, userId, known }, request),
    onSuccess(booking) {
      if (!booking) return;
      // Its days are taken now, and it is on the list of bookings.
      void queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking);
      onBooked(booking);
    },
    onError(error) {
      // What refuses the trip may be a booking of their own; what became of a lost answer was asked already.
      if (mayHaveSucceeded(error)) return;
      void queryClient.invalidateQueries({ queryKey: comingBookingsQuery(userId).queryKey });
    },
  });
  return {
    ...state,
    book: mutate,
  };
}
