import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { bookingQuery, bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { useInFlight } from '../../../../api/use-in-flight.ts';
import { bookOnce } from './book-once.ts';

/** Books for the person signed in; `onBooked` is told of the booking, new or found again. */
export function useBook(userId: number, onBooked: (booking: Booking) => void) {
  const queryClient = useQueryClient();
  const inFlight = useInFlight();
  const { mutate, ...state } = useMutation({
    mutationFn: (request: BookingCreate) => bookOnce(userId, request),
    onSuccess(booking) {
      // Its days are taken now, and it is on the list of bookings.
      void queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking);
      onBooked(booking);
    },
    onSettled: inFlight.finish,
  });
  return {
    ...state,
    book(...request: Parameters<typeof mutate>) {
      if (inFlight.start()) mutate(...request);
    },
  };
}
