import { Select, Trans } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type BookedHost, useBookedHost } from './use-booked-host.ts';

/** Whether a booking ended before its trip, so that its customer asks for their money. */
export function isCalledOff({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}

/** What became of the money of a booking that was called off, in a sentence, by the figures of the service. */
export function WhatCameBack({
  booking,
}: {
  booking: BookedHost & Pick<Booking, 'paidAmount' | 'refundedAmount'>;
}) {
  const { paidAmount, refundedAmount } = booking;
  const host = useBookedHost(booking);
  const format = useFormat();
  const back = format.money(refundedAmount);
  const kept = format.money(paidAmount);
  const all = format.money(refundedAmount + paidAmount);
  if (refundedAmount === 0 && paidAmount === 0) {
    return <Trans>You were not charged, so there is nothing to refund.</Trans>;
  }
  if (refundedAmount === 0) {
    return (
      <Select
        value={host}
        _guide={`No refund: under the cancellation terms, the ${kept} you paid stays with the guide.`}
        _owner={`No refund: under the cancellation terms, the ${kept} you paid stays with the owner.`}
        other={`No refund: under the cancellation terms, the ${kept} you paid stays with the captain.`}
      />
    );
  }
  return paidAmount === 0 ? (
    <Trans>{back} refunded: everything you had paid.</Trans>
  ) : (
    <Select
      value={host}
      _guide={`${back} of the ${all} you had paid was refunded; ${kept} stays with the guide.`}
      _owner={`${back} of the ${all} you had paid was refunded; ${kept} stays with the owner.`}
      other={`${back} of the ${all} you had paid was refunded; ${kept} stays with the captain.`}
    />
  );
}
