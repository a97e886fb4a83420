import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';

/** The way from a list to all that can be seen and done of a booking. */
export function ViewBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const name = booking.boatName ?? booking.tourName ?? '';
  return (
    <Link
      to="/my-bookings/$bookingId"
      params={{ bookingId: String(booking.id) }}
      aria-label={t`View booking: ${name}`}
      className={button({ variant: 'secondary', size: 'small' })}
    >
      <Trans>View booking</Trans>
    </Link>
  );
}
