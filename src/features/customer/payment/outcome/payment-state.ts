import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { isOpen } from '../../../../domain/booking/booking-state.ts';

/**
 * What a payment is to its customer: `waiting` for the bank or for them, `deposit` received, `paid`
 * whole, `failed`, `givenUp` with the booking as it was, `ended` with the booking.
 */
type PaymentState = 'waiting' | 'deposit' | 'paid' | 'failed' | 'givenUp' | 'ended';

/** The status tells; flags that contradict it do not count. PARTIAL is the deposit, so a success. */
export function paymentState(
  { paymentStatus }: Pick<BookingPaymentStatus, 'paymentStatus'>,
  booking: Pick<Booking, 'status'>,
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
      return isOpen(booking) ? 'waiting' : 'ended';
  }
}

/** Whether the deposit can still be paid, for the first time or once more. */
export function isUnpaid(state: PaymentState): boolean {
  return state === 'waiting' || state === 'failed' || state === 'givenUp';
}
