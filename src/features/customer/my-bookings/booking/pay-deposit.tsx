import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';

/** The way to the payment of a booking's deposit. */
export function PayDeposit({ bookingId }: { bookingId: number }) {
  return (
    <Link to="/payment/callback" search={{ bookingId }} className={button({ size: 'small' })}>
      <Trans>Pay the deposit</Trans>
    </Link>
  );
}
