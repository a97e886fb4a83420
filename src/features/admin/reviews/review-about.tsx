import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Review } from '../../../api/contract/types.ts';
import { link } from '../../../ui/actions/link/link.css.ts';
import * as styles from './reviews-page.css.ts';

/** What a review is about and by whom: ways to the boat or tour, to its booking, to the person. */
export function ReviewAbout({ review }: { review: Review }) {
  const { boatId, tourId, bookingId, customer } = review;
  const way = `${link} ${styles.way}`;
  return (
    <p className={styles.about}>
      {boatId !== null && (
        <Link to="/boats/$boatId" params={{ boatId: String(boatId) }} className={way}>
          {review.boatName}
        </Link>
      )}
      {tourId !== null && (
        <Link to="/tours/$tourId" params={{ tourId: String(tourId) }} className={way}>
          {review.tourName}
        </Link>
      )}
      {bookingId !== undefined && (
        <Link
          to="/admin/bookings/$bookingId"
          params={{ bookingId: String(bookingId) }}
          className={way}
        >
          <Trans>Booking {bookingId}</Trans>
        </Link>
      )}
      <Link to="/admin/users/$userId" params={{ userId: String(customer.id) }} className={way}>
        <Trans>The guest’s account</Trans>
      </Link>
    </p>
  );
}
