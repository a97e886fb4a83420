import type { Payment } from '../../../api/contract/types.ts';

type Facts = Pick<Payment, 'status' | 'amount' | 'refundedAmount' | 'paidAt'>;

/** Lira without the dust of binary fractions: sums of kuruş are whole kuruş. */
const toKurus = (lira: number) => Math.round(lira * 100) / 100;

/** Whether the money of a payment arrived, even if it was given back since. */
export function hasArrived({ status, paidAt }: Facts): boolean {
  if (status === 'COMPLETED' || status === 'PARTIAL') return true;
  return status === 'CANCELLED' && paidAt !== null;
}

/** Lira of a payment that count as paid: what arrived and was not given back. */
export function paidOf(payment: Facts): number {
  return hasArrived(payment) ? toKurus(payment.amount - payment.refundedAmount) : 0;
}

/** What some payments come to, in lira; `paid` is what arrived less what went back. */
export function sumsOf(payments: readonly Facts[]) {
  const sum = (of: (payment: Facts) => number) =>
    toKurus(payments.reduce((total, payment) => total + of(payment), 0));
  return {
    arrived: sum((payment) => (hasArrived(payment) ? payment.amount : 0)),
    back: sum(({ refundedAmount }) => refundedAmount),
    paid: sum(paidOf),
  };
}
