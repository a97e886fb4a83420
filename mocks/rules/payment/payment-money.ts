import type { PaymentRecord } from '../../store/records.ts';
import { toKurus } from '../booking/price.ts';

/** Whether the money is there: PARTIAL, the deposit has been received, or COMPLETED. */
export function isReceived({ status }: Pick<PaymentRecord, 'status'>): boolean {
  return status === 'PARTIAL' || status === 'COMPLETED';
}

/** Whether a payment was received and then given back, as a whole or in part. */
function isRefunded({ status, paidAt }: PaymentRecord): boolean {
  return status === 'CANCELLED' && paidAt !== null;
}

/** Lira of a payment that were received and not given back. */
export function keptOf(payment: PaymentRecord): number {
  const came = isReceived(payment) || isRefunded(payment);
  return came ? toKurus(payment.amount - payment.refundedAmount) : 0;
}

/** What of the payments of a booking was kept, and what went back, in lira. */
export function moneyOf(payments: readonly PaymentRecord[]) {
  return {
    keptAmount: toKurus(payments.reduce((sum, payment) => sum + keptOf(payment), 0)),
    refundedAmount: toKurus(payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0)),
  };
}
