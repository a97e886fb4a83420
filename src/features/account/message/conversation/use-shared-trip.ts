import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../api/contract/types.ts';
import { customerBookingsQuery } from '../../../../api/resources/bookings/queries.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { letsWrite, tripOfTwo } from '../../../../domain/booking/trip-of-two.ts';
import { calendarDay } from '../../../../i18n/format.ts';

interface Trip {
  /** What they talk about; unless that is said, the next trip that lets them write, or else the last one. */
  trip: Booking | undefined;
  /** How many more there are. */
  others: number;
  /** The other one's name, where a booking of any state tells it. */
  name: string | undefined;
  /** False where the server will refuse whatever is written; undefined while that is not known. */
  mayWrite: boolean | undefined;
  /** Asks again for what could not be had; undefined where nothing failed. */
  retry: (() => void) | undefined;
}

/** What brings a customer and a host together. Of what captains share with guests nothing is known here. */
export function useSharedTrip(
  { id, role }: SessionUser,
  otherId: number,
  bookingId: number | undefined,
): Trip {
  const isCustomer = role === 'CUSTOMER';
  const { data, isError, refetch } = useQuery({
    ...customerBookingsQuery(id),
    enabled: isCustomer,
  });
  const shared = data?.filter(({ hostId }) => hostId === otherId);
  const open = (shared ?? []).filter(letsWrite);
  const trip = shared?.find((one) => one.id === bookingId) ?? tripOfTwo(open, calendarDay());
  return {
    trip,
    others: open.filter((one) => one.id !== trip?.id).length,
    name: shared?.[0]?.hostName,
    mayWrite: shared && open.length > 0,
    retry: isError && !data ? () => void refetch() : undefined,
  };
}
