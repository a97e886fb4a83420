import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { LastPaymentRefused } from '../../../../domain/payment/last-payment-refused.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { PayDeposit } from '../booking/pay-deposit.tsx';
import { isPaymentRefused } from './is-payment-refused.ts';

/** That the last payment failed, with the way to pay once more, where nobody overlooks it; nothing where none did. */
export function PaymentRefused({ booking }: { booking: Booking }) {
  const format = useFormat();
  if (!isPaymentRefused(booking)) return null;
  const deposit = format.money(leftToPay(booking).deposit);
  return (
    <Notice tone="danger" title={<LastPaymentRefused />} action={<PayDeposit booking={booking} />}>
      {booking.status === 'PENDING' ? (
        <Trans>You can pay the deposit of {deposit} now or after the answer.</Trans>
      ) : (
        <Trans>Pay the deposit of {deposit} to hold the booking.</Trans>
      )}
    </Notice>
  );
}
