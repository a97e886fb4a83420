import { isProcessing, paymentStanding } from '../../rules/payment/payment-status.ts';
import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** A payment as the contract has it. While the bank is at work, no money has arrived. */
export function paymentView(payment: PaymentRecord): Schemas['Payment'] {
  const { sessionId, expiresAt, isProved, ...view } = payment;
  return isProcessing(payment) ? { ...view, paidAt: null } : view;
}

/** What of a booking is paid and what remains, in lira. */
export function bookingPaymentStatus(
  store: Store,
  booking: BookingRecord,
): Schemas['BookingPaymentStatus'] {
  const { receivedAmount, refundedAmount, ...standing } = paymentStanding(store, booking);
  return {
    bookingId: booking.id,
    totalPrice: booking.totalPrice,
    depositAmount: booking.depositAmount,
    currency: 'TRY',
    ...standing,
  };
}
