import { Trans } from '@lingui/react/macro';

/** That the last payment of a booking failed, told as past to who may pay once more. */
export function LastPaymentRefused() {
  return <Trans>Your last payment did not go through; nothing was charged.</Trans>;
}
