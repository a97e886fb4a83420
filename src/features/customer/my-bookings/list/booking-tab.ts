import type { Booking } from '../../../../api/contract/types.ts';
import type { BookingTab } from './tabs.ts';

/** Where a booking stands on `today`, `YYYY-MM-DD`. */
export function tabOf({ status, endDate }: Pick<Booking, 'status' | 'endDate'>, today: string) {
  switch (status) {
    case 'CANCELLED':
    case 'REJECTED':
      return 'cancelled';
    case 'COMPLETED':
    case 'NO_SHOW':
      return 'past';
    case 'PENDING':
    case 'CONFIRMED':
      return endDate < today ? 'past' : 'upcoming';
  }
}

/** The bookings of a tab: those to come by their first day, the others the latest first. */
export function bookingsOf(
  bookings: readonly Booking[],
  tab: BookingTab,
  today: string,
): Booking[] {
  const direction = tab === 'upcoming' ? 1 : -1;
  const start = ({ startDate, startTime }: Booking) => `${startDate}${startTime ?? ''}`;
  return bookings
    .filter((booking) => tabOf(booking, today) === tab)
    .toSorted((a, b) => (start(a) < start(b) ? -direction : direction));
}
