import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { isUnderWay, leftToPay } from '../../../../domain/booking/booking-state.ts';
import { useMissedRequests } from '../../../../domain/booking/missed-requests.ts';
import { NotConfirmedInTime } from '../../../../domain/booking/not-confirmed-in-time.tsx';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { LastPaymentRefused } from '../../../../domain/payment/last-payment-refused.tsx';
import { PaymentAtBank } from '../../../../domain/payment/payment-at-bank.tsx';
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
  const { depositAmount, hostName, paymentStatus, paymentProcessing } = booking;
  const lastPayment = paymentProcessing ? (
    <PaymentAtBank />
  ) : (
    paymentStatus === 'FAILED' && <LastPaymentRefused />
  );
  const kind = offerKindOf(booking);
  const isMissed = useMissedRequests([booking]).has(booking.id);
  switch (nextStep(booking, isReviewed)) {
    case 'confirmed':
      if (isMissed) return <NotConfirmedInTime hostName={hostName} />;
      return (
        <>
          <Trans>{hostName} is looking at your request.</Trans> {lastPayment}
        </>
      );
    case 'deposit': {
      if (paymentProcessing) return lastPayment;
      const deposit = format.money(depositAmount);
      return (
        <>
          {lastPayment} <Trans>Pay the deposit of {deposit} to hold the booking.</Trans>
        </>
      );
    }
    case 'aboard': {
      const { onTheDay } = leftToPay(booking);
      const amount = format.money(onTheDay);
      if (onTheDay <= 0) {
        return isUnderWay(booking) ? (
          <Trans>Everything is paid. Have a good trip.</Trans>
        ) : (
          <Trans>Everything is paid. See you on the day.</Trans>
        );
      }
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
