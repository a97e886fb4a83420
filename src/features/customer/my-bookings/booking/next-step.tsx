import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { LastPaymentRefused } from '../../../../domain/payment/last-payment-refused.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { nextStep } from './booking-progress.ts';

/** What comes next for a booking, in a sentence; nothing once there is nothing left to do. */
export function NextStep({
  booking,
  isReviewed,
}: {
  booking: Booking;
  isReviewed: boolean;
}): ReactNode {
  const format = useFormat();
  const { depositAmount, paidAmount, totalPrice, hostName, paymentStatus } = booking;
  const refused = paymentStatus === 'FAILED' && <LastPaymentRefused />;
  const kind = offerKindOf(booking);
  switch (nextStep(booking, isReviewed)) {
    case 'confirmed':
      return (
        <>
          <Trans>{hostName} is looking at your request.</Trans> {refused}
        </>
      );
    case 'deposit': {
      const deposit = format.money(depositAmount);
      return (
        <>
          {refused} <Trans>Pay the deposit of {deposit} to hold the booking.</Trans>
        </>
      );
    }
    case 'aboard': {
      const rest = totalPrice - paidAmount;
      const amount = format.money(rest);
      if (rest <= 0) return <Trans>Everything is paid. See you on the day.</Trans>;
      return (
        <Select
          value={kind}
          _tour={`${amount} is left to pay on the day.`}
          other={`${amount} is left to pay on board.`}
        />
      );
    }
    case 'review':
      return <Trans>How was it? Your review helps other guests.</Trans>;
    default:
      return null;
  }
}
