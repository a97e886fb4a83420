import type { ManagedPayment, PaymentStatus } from '../../../../api/contract/types.ts';
import { hasArrived, paidOf } from '../payment-figures.ts';

/** What a payment counts for, in lira. */
export interface Standing {
  /** Counts as paid for the booking. */
  paid: number;
  /** Counts as revenue of the captain. */
  earned: number;
  /** Was given back to the guest. */
  back: number;
}

/** What a payment counts for now. */
export function standingOf(payment: ManagedPayment): Standing {
  return { paid: paidOf(payment), earned: payment.earnedAmount, back: payment.refundedAmount };
}

/**
 * What a payment will count for with another status. A deposit is the captain's once nobody can ask for it
 * back, so nothing of it while the booking is open; what had arrived and is cancelled counts as given back.
 */
export function standingAfter(payment: ManagedPayment, status: PaymentStatus): Standing {
  const { amount, bookingStatus } = payment;
  const isOpen = bookingStatus === 'PENDING' || bookingStatus === 'CONFIRMED';
  switch (status) {
    case 'COMPLETED':
      return { paid: amount, earned: amount, back: 0 };
    case 'PARTIAL':
      return { paid: amount, earned: isOpen ? 0 : amount, back: 0 };
    case 'CANCELLED':
      return { paid: 0, earned: 0, back: hasArrived(payment) ? amount : 0 };
    default:
      return { paid: 0, earned: 0, back: 0 };
  }
}

/** Whether somebody may give a payment back: it arrived, and nothing of it went back before. */
export function isRefundable({ status }: Pick<ManagedPayment, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'PARTIAL';
}
