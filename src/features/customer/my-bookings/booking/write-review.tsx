import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';

/** The way to the review of a booking's trip. */
export function WriteReview({ bookingId }: { bookingId: number }) {
  return (
    <Link to="/my-reviews" search={{ booking: bookingId }} className={button({ size: 'small' })}>
      <Trans>Write a review</Trans>
    </Link>
  );
}
