import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { useMissedRequests } from '../../../../domain/booking/missed-requests.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';

interface PayDepositProps {
  booking: Booking;
  /** Among several ways to pay only the first one stands out. */
  variant?: 'primary' | 'secondary';
}

/** The way to the payment of a booking's deposit; nothing where none is due, and for a trip that has not come about. */
export function PayDeposit({ booking, variant = 'primary' }: PayDepositProps) {
  const format = useFormat();
  const due = leftToPay(booking).deposit;
  const isMissed = useMissedRequests([booking]).has(booking.id);
  if (due === 0 || isMissed) return null;
  const deposit = format.money(due);
  return (
    <Link
      to="/payment/callback"
      search={{ bookingId: booking.id, pay: true }}
      className={button({ variant, size: 'small' })}
    >
      <Trans>Pay the deposit, {deposit}</Trans>
    </Link>
  );
}
