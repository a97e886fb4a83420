import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookingsOfUserQuery } from '../../../../api/resources/admin/users.ts';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

interface BookingsSectionProps {
  userId: number;
  /** What the person is of them: who made them, or whose boats and tours they are of. */
  part: 'customerId' | 'hostId';
}

/** The newest bookings of a person. */
export function BookingsSection({ userId, part }: BookingsSectionProps) {
  const result = useQuery(bookingsOfUserQuery(userId, part));
  const total = result.data?.totalElements ?? 0;
  const isHost = part === 'hostId';
  return (
    <PersonSection
      title={isHost ? <Trans>Bookings received</Trans> : <Trans>Bookings made</Trans>}
      aside={
        total > 0 && (
          <Link to="/admin/bookings" search={{ [part]: userId }} className={styles.all}>
            <Trans>All ({total})</Trans>
          </Link>
        )
      }
    >
      <Newest
        result={result}
        empty={
          isHost ? (
            <Trans>Nobody has booked a boat or tour of theirs yet.</Trans>
          ) : (
            <Trans>Nothing booked yet.</Trans>
          )
        }
      >
        {(booking) => (
          <li key={booking.id} className={styles.row}>
            <Link
              to="/admin/bookings/$bookingId"
              params={{ bookingId: String(booking.id) }}
              className={styles.name}
            >
              {booking.boatName ?? booking.tourName}
            </Link>
            <StatusBadge status={booking.status} />
            <span className={`${styles.detail} ${styles.whole}`}>
              <TripDates booking={booking} /> · {isHost ? booking.customerName : booking.hostName}
            </span>
          </li>
        )}
      </Newest>
    </PersonSection>
  );
}
