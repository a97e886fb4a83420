import { Select, Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../../ui/page/message-page/message-page.tsx';
import type { BookingPlace } from './flow-steps.ts';
import { OtherOffers, type OtherOffersProps } from './other-offers.tsx';

/** In place of the booking of a boat or tour that is not there, or not any more. */
export function OfferGone({ booking, ...offers }: OtherOffersProps & BookingPlace) {
  const { t } = useLingui();
  const { kind } = offers;
  // What has been booked already outlives the boat or tour.
  if (booking !== undefined) {
    return (
      <Navigate to="/my-bookings/$bookingId" params={{ bookingId: String(booking) }} replace />
    );
  }
  return (
    <>
      <title>{`${kind === 'tour' ? t`Tour not found` : t`Boat not found`} · Pruva`}</title>
      <MessagePage
        title={
          <Select
            value={kind}
            _tour="This tour can no longer be booked"
            other="This boat can no longer be booked"
          />
        }
        message={
          <Trans>
            It was taken off the site, or the address is not quite right. What you have booked is
            among your bookings.
          </Trans>
        }
        actions={
          <>
            <OtherOffers {...offers} />
            <Link to="/my-bookings" className={button({ variant: 'text' })}>
              <Trans>My bookings</Trans>
            </Link>
          </>
        }
      />
    </>
  );
}
