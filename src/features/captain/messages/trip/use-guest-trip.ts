import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../api/contract/types.ts';
import { guestBookingsQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { letsWrite, tripOfTwo } from '../../../../domain/booking/trip-of-two.ts';
import { calendarDay } from '../../../../i18n/format.ts';

/** Whom a captain writes with. */
export interface Guest {
  /** User id. */
  id: number;
  /** Undefined while nobody has told. */
  fullName: string | undefined;
  /** The booking that they talk about, where somebody said so. */
  bookingId?: number | undefined;
}

interface GuestTrip {
  /** What the two talk about: of what came to nothing only where there is nothing else. */
  trip: Booking | undefined;
  /** How many more bookings of the guest there are. */
  others: number;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** The booking of a guest with a host that a conversation belongs to; asked for once `isWanted`. */
export function useGuestTrip(hostId: number, guest: Guest, isWanted = true): GuestTrip {
  const { id, fullName = '', bookingId } = guest;
  const { data, error, isPending, refetch } = useQuery({
    ...guestBookingsQuery(hostId, { id, fullName }),
    enabled: isWanted && fullName !== '',
  });
  const bookings = data ?? [];
  const open = bookings.filter(letsWrite);
  const named = bookings.find((booking) => booking.id === bookingId);
  return {
    trip: named ?? tripOfTwo(open.length > 0 ? open : bookings, calendarDay()),
    others: Math.max(0, bookings.length - 1),
    isPending: isPending && fullName !== '',
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
