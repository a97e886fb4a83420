import type { Booking } from '../../../../api/contract/types.ts';
import { isOpen, type TripStanding } from '../../../../domain/booking/booking-state.ts';
import { isOver } from '../../../../domain/trip/is-over.ts';
import type { BookingTab } from './tabs.ts';

/** Where a booking stands at a moment. */
export function tabOf(booking: TripStanding, at: Date): BookingTab {
  switch (booking.status) {
    case 'CANCELLED':
    case 'REJECTED':
      return 'cancelled';
    case 'COMPLETED':
    case 'NO_SHOW':
      return 'past';
    case 'PENDING':
    case 'CONFIRMED':
      return isOpen(booking, at) && !isOver(booking.endDate, '24:00', at) ? 'upcoming' : 'past';
  }
}

/** The bookings of a tab: those to come by their first day, the others the latest first. */
export function bookingsOf(bookings: readonly Booking[], tab: BookingTab, at: Date): Booking[] {
  const direction = tab === 'upcoming' ? 1 : -1;
  const start = ({ startDate, startTime }: Booking) => `${startDate}${startTime ?? ''}`;
  return bookings
    .filter((booking) => tabOf(booking, at) === tab)
    .toSorted((a, b) => (start(a) < start(b) ? -direction : direction));
}
