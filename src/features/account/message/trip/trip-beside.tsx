import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { BookingPicture, useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { HostPhone, MeetingHour } from '../../../../domain/booking/meeting.tsx';
import { WrittenIn } from '../../../../domain/text-language/written-in.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './trip.css.ts';

/** The trip that the two talk about, beside their conversation where the screen is wide enough. */
export function TripBeside({ trip }: { trip: Booking }) {
  // Its picture is not loaded where nobody sees it.
  if (!useMedia(media.desktop)) return null;
  return <Trip trip={trip} />;
}

function Trip({ trip }: { trip: Booking }) {
  const { boat } = useBookedOffer(trip);
  const { id, boatName, tourName, status, meetingPoint } = trip;
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  return (
    <section className={styles.beside} aria-labelledby="trip-beside">
      <div className={styles.picture}>
        <BookingPicture booking={trip} />
      </div>
      <div className={styles.head}>
        <h3 id="trip-beside" className={styles.name}>
          {boatName ?? tourName}
        </h3>
        <BookingStatusBadge booking={trip} />
      </div>
      <dl className={styles.facts}>
        <Fact label={<Trans>When</Trans>}>
          <TripDates booking={trip} />
        </Fact>
        {isOpen && (
          <Fact label={<Trans>Time</Trans>}>
            <MeetingHour booking={trip} boat={boat} />
          </Fact>
        )}
        {meetingPoint !== null && (
          <Fact label={<Trans>Meeting point</Trans>}>
            <MeetingPoint trip={trip} />
          </Fact>
        )}
        {isOpen && (
          <Fact label={<Trans>Telephone</Trans>}>
            <HostPhone booking={trip} />
          </Fact>
        )}
      </dl>
      <Link to="/my-bookings/$bookingId" params={{ bookingId: String(id) }} className={link}>
        <Trans>View booking</Trans>
      </Link>
    </section>
  );
}

/** As the captain or guide wrote it. */
function MeetingPoint({ trip }: { trip: Booking }) {
  const { language } = useBookedOffer(trip);
  return (
    <>
      <span lang={language}>{trip.meetingPoint}</span>
      {/* Where a boat waits is a name, and the same in every language. */}
      {trip.kind === 'TOUR' && <WrittenIn language={language} />}
    </>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
