import { Trans } from '@lingui/react/macro';

/** That a payment has been made and the bank has not answered yet: no other is asked for meanwhile. */
export function PaymentAtBank() {
  return <Trans>Your bank is processing the payment; there is nothing more for you to do.</Trans>;
}
