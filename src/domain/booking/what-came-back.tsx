import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Whether a booking ended before its trip, so that its customer asks for their money. */
export function isCalledOff({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}

/** What became of the money of a booking that was called off, in a sentence, by the figures of the service. */
export function WhatCameBack({
  booking: { paidAmount, refundedAmount },
}: {
  booking: Pick<Booking, 'paidAmount' | 'refundedAmount'>;
}) {
  const format = useFormat();
  const back = format.money(refundedAmount);
  const kept = format.money(paidAmount);
  const all = format.money(refundedAmount + paidAmount);
  if (refundedAmount === 0 && paidAmount === 0) {
    return <Trans>You had not paid anything, so there is nothing to refund.</Trans>;
  }
  if (refundedAmount === 0) {
    return (
      <Trans>
        No refund: by the cancellation terms, the {kept} you paid stays with the captain.
      </Trans>
    );
  }
  return paidAmount === 0 ? (
    <Trans>{back} refunded, all that you had paid.</Trans>
  ) : (
    <Trans>
      {back} of the {all} you had paid was refunded; {kept} stays with the captain.
    </Trans>
  );
}
