import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './trip.css.ts';

interface TripLineProps {
  trip: Booking;
  /** How many more trips the two share. */
  others: number;
}

/** The trip that the two talk about, in the head of their conversation, with its meeting point pinned to it. */
export function TripLine({ trip, others }: TripLineProps) {
  const format = useFormat();
  const { id, boatName, tourName, startDate, endDate, meetingPoint } = trip;
  return (
    <>
      <p className={styles.line}>
        <Link
          to="/my-bookings/$bookingId"
          params={{ bookingId: String(id) }}
          className={styles.lineLink}
        >
          {boatName ?? tourName}
        </Link>
        {', '}
        {format.dateRange(startDate, endDate)}
        {others > 0 && (
          <>
            {' · '}
            <Plural value={others} one="# more trip" other="# more trips" />
          </>
        )}
      </p>
      {meetingPoint !== null && <PinnedPlace trip={trip} />}
    </>
  );
}

/** Where and when to meet, the place as the captain or guide wrote it. */
function PinnedPlace({ trip }: { trip: Booking }) {
  const { language } = useBookedOffer(trip);
  const { startTime, meetingPoint } = trip;
  return (
    <p className={styles.pinned}>
      <MapPin aria-hidden="true" size={16} strokeWidth={1.75} className={styles.pin} />
      <span className={styles.place}>
        <span className={visuallyHidden}>
          <Trans>Meeting point</Trans>{' '}
        </span>
        {startTime !== null && `${startTime} · `}
        <span lang={language}>{meetingPoint}</span>
      </span>
    </p>
  );
}
