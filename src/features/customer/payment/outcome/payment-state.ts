import type { BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { isOpen, type TripStanding } from '../../../../domain/booking/booking-state.ts';

/**
 * What a payment is to its customer: `waiting` for them, or for what became of it; `atBank` once they have
 * paid and the bank has not answered; `deposit` received, `paid` whole, `failed`, `givenUp` with the booking as it was, `ended` with the booking.
 */
type PaymentState = 'waiting' | 'atBank' | 'deposit' | 'paid' | 'failed' | 'givenUp' | 'ended';

/** The status tells; flags that contradict it do not count. PARTIAL is the deposit, so a success. */
export function paymentState(
  {
    paymentStatus,
    paymentProcessing,
  }: Pick<BookingPaymentStatus, 'paymentStatus' | 'paymentProcessing'>,
  booking: TripStanding,
): PaymentState {
  switch (paymentStatus) {
    case 'COMPLETED':
      return 'paid';
    case 'PARTIAL':
      return 'deposit';
    case 'FAILED':
      return isOpen(booking) ? 'failed' : 'ended';
    case 'CANCELLED':
      return isOpen(booking) ? 'givenUp' : 'ended';
    case 'PENDING':
      if (!isOpen(booking)) return 'ended';
      return paymentProcessing ? 'atBank' : 'waiting';
  }
}

/** Whether the deposit can still be paid, for the first time or once more. */
export function isUnpaid(state: PaymentState): boolean {
  return state === 'waiting' || state === 'failed' || state === 'givenUp';
}
