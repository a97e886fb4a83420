import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { comingBookingsQuery } from '../../../../api/resources/bookings/quote-queries.ts';
import { usePersisted } from '../../../../device/persisted-store.ts';
import { attempts, closeAttempts, noAttempts, openAttempts } from './attempts.ts';
import { isSameTrip, meets, tripOf } from './booked-trip.ts';

/** What somebody has booked already and has to know before they book a trip. */
export interface OwnBookings {
  /** Those of the same boat at the same time or of the same date of a tour, and what a lost answer made. */
  told: readonly Booking[];
  /** Whether one of them is the very trip. */
  isSameTrip: boolean;
  /** Whether one of them came of an attempt whose answer was lost. */
  isLateNews: boolean;
  /** Whether one of them takes the boat at that time, so that it cannot be booked again. */
  holdsBoat: boolean;
  isChecking: boolean;
  /** The bookings that were told, beside which another one is wanted. */
  known: readonly number[];
  /** They have been told; `wantsAnother` when the trip is to be booked all the same. */
  acknowledge: (wantsAnother: boolean) => void;
}

/** The bookings of a person that bear on a trip, as the service knows them; asks nothing without a trip. */
export function useOwnBookings(userId: number, request: BookingCreate | undefined): OwnBookings {
  const own = usePersisted(attempts, noAttempts).filter((one) => one.userId === userId);
  const [known, setKnown] = useState<readonly number[]>([]);
  const isAsked = request !== undefined;
  const { data, isFetching, refetch } = useQuery({
    ...comingBookingsQuery(userId),
    staleTime: 0,
    enabled: isAsked,
  });

  // Another tab has booked.
  const booked = own.map(({ bookingId }) => bookingId).join();
  useEffect(() => {
    if (isAsked && booked !== '') void refetch({ cancelRefetch: false });
  }, [isAsked, booked, refetch]);

  const trip = request && tripOf(request);
  const open = openAttempts(userId, own);
  const isOfAttempt = (booking: Booking) => open.some((one) => isSameTrip(one.trip, booking));
  const told = trip
    ? (data ?? []).filter(
        (booking) => !known.includes(booking.id) && (meets(trip, booking) || isOfAttempt(booking)),
      )
    : [];
  return {
    told,
    isSameTrip: trip !== undefined && told.some((booking) => isSameTrip(trip, booking)),
    isLateNews: told.some(isOfAttempt),
    holdsBoat: trip?.boatId !== undefined && (data ?? []).some((booking) => meets(trip, booking)),
    isChecking: isFetching,
    known,
    acknowledge(wantsAnother) {
      closeAttempts(userId, told);
      if (wantsAnother) setKnown([...known, ...told.map(({ id }) => id)]);
    },
  };
}
