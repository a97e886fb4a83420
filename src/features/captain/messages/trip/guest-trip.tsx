import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { BookingStatus } from '../../../../api/contract/types.ts';
import { BookingNotLoaded } from '../../../../domain/booking/booking-not-loaded.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './guest-trip.css.ts';
import { type Guest, useGuestTrip } from './use-guest-trip.ts';

export interface GuestTripProps {
  hostId: number;
  guest: Guest;
  /** How the status of a booking is shown to its host. */
  Status: ComponentType<{ status: BookingStatus }>;
}

/** The booking that a conversation is about: what, when, how it stands, and the way to it and to the guest's others. */
export function GuestTrip({ hostId, guest, Status }: GuestTripProps) {
  const { trip, others, isPending, error, retry } = useGuestTrip(hostId, guest);
  if (error) return <BookingNotLoaded className={styles.about} onRetry={retry} />;
  if (isPending) return <Skeleton width="220px" height="22px" />;
  if (!trip) return null;
  return (
    <p className={styles.about}>
      <Link
        to="/captain/bookings/$bookingId"
        params={{ bookingId: String(trip.id) }}
        className={link}
      >
        {trip.boatName ?? trip.tourName}
      </Link>
      <span>
        <TripDates booking={trip} />
      </span>
      <Status status={trip.status} />
      {others > 0 && (
        <Link to="/captain/bookings" state={{ searchText: guest.fullName }} className={link}>
          <Plural value={others} one="# more booking" other="# more bookings" />
        </Link>
      )}
    </p>
  );
}
