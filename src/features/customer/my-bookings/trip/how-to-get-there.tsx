import { Trans } from '@lingui/react/macro';
import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { directionsUrl } from '../../../../domain/booking/directions.ts';
import { ToldByMessage } from '../../../../domain/booking/meeting.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Part, type PartLevel } from './part.tsx';
import * as styles from './trip.css.ts';

interface HowToGetThereProps {
  booking: Booking;
  level: PartLevel;
  /** Stands beside the way there: whom to ask who does not find it. */
  beside?: ReactNode;
}

/** Where one goes, and the way there on the map of one's own phone. */
export function HowToGetThere({ booking, level, beside }: HowToGetThereProps) {
  const { boat, tour, language } = useBookedOffer(booking);
  const { meetingPoint, boatLocation } = booking;
  const point = boat ?? tour;
  const place = boatLocation ?? tour?.location;
  const url = directionsUrl({
    latitude: point?.latitude,
    longitude: point?.longitude,
    words: [meetingPoint, place],
  });
  return (
    <Part id="getting-there" title={<Trans>Getting there</Trans>} level={level}>
      {meetingPoint === null ? (
        <p className={styles.text}>{place ?? <ToldByMessage booking={booking} />}</p>
      ) : (
        <p className={styles.text} lang={language}>
          {meetingPoint}
        </p>
      )}
      <div className={styles.actions}>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={button({ variant: 'secondary', size: 'small' })}
          >
            <Navigation aria-hidden="true" size={18} strokeWidth={1.75} />
            <Trans>Get directions</Trans>
          </a>
        )}
        {beside}
      </div>
    </Part>
  );
}
