import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { NotConfirmedInTime } from '../../../../domain/booking/not-confirmed-in-time.tsx';
import { OfferLink } from '../../../../domain/offer/offer-link.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Outcome } from './outcome.tsx';

interface MissedOutcomeProps {
  booking: Booking;
  level: 1 | 2;
  ticket: ReactNode;
  /** The way to the booking. */
  bookingLink: ReactNode;
}

/** In the place of any payment of a request that nobody confirmed before its hour: nothing is paid for it any more. */
export function MissedOutcome({ booking, level, ticket, bookingLink }: MissedOutcomeProps) {
  return (
    <Outcome
      tone="neutral"
      level={level}
      ticket={ticket}
      title={<Trans>Your request was not confirmed in time</Trans>}
      actions={
        <>
          <OfferLink offer={booking} className={button()}>
            <Trans>Choose other days</Trans>
          </OfferLink>
          {bookingLink}
        </>
      }
    >
      <p>
        <NotConfirmedInTime hostName={booking.hostName} />
      </p>
    </Outcome>
  );
}
