import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { OfferLink } from '../../../../domain/offer/offer-link.tsx';

/** The way to book the same once more for as many people; or that it is no longer to be had. */
export function BookAgain({ booking, className }: { booking: Booking; className: string }) {
  const { isWithdrawn } = useBookedOffer(booking);
  if (!isWithdrawn) {
    return (
      <OfferLink offer={booking} guests={booking.passengerCount} className={className}>
        <Trans>Book again</Trans>
      </OfferLink>
    );
  }
  return booking.tourId === null ? (
    <Trans>This boat is no longer listed.</Trans>
  ) : (
    <Trans>This tour is no longer listed.</Trans>
  );
}
