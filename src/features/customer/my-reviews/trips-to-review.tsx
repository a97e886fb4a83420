import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Booking } from '../../../api/contract/types.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import * as styles from './my-reviews-page.css.ts';
import { WriteReview } from './write-review.tsx';

/** What this page is given to show a booking with. */
export interface BookingParts {
  picture: (booking: Booking) => ReactNode;
  /** The days of the trip. */
  when: (booking: Booking) => ReactNode;
}

interface TripsToReviewProps extends BookingParts {
  customerId: number;
  bookings: readonly Booking[];
  /** The booking that is being written about. */
  openId: number | undefined;
  onDone: (isWritten: boolean) => void;
}

/** The element that takes the focus when somebody turns back from writing about a trip. */
export const writeLinkId = (bookingId: number) => `write-${bookingId}`;

/** Trips that wait for a review, each with the way to write it. */
export function TripsToReview(props: TripsToReviewProps) {
  const { t } = useLingui();
  const { customerId, bookings, openId, picture, when, onDone } = props;
  return (
    <ul>
      {bookings.map((booking, index) => {
        const { id, boatName, tourName, hostName } = booking;
        const name = boatName ?? tourName ?? '';
        return (
          <li key={id} className={styles.trip}>
            <div className={styles.picture}>{picture(booking)}</div>
            <div className={styles.texts}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.facts}>
                {when(booking)} · {hostName}
              </p>
              {id !== openId && (
                <p>
                  <Link
                    id={writeLinkId(id)}
                    to="/my-reviews"
                    search={{ booking: id }}
                    resetScroll={false}
                    className={button({
                      variant: openId || index > 0 ? 'secondary' : 'primary',
                      size: 'small',
                    })}
                    activeProps={{ 'aria-current': undefined }}
                    aria-label={t`Write a review: ${name}`}
                  >
                    <Trans>Write a review</Trans>
                  </Link>
                </p>
              )}
            </div>
            {id === openId && (
              <div className={styles.form}>
                <WriteReview customerId={customerId} booking={booking} onDone={onDone} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
