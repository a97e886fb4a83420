import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';

/** Whether the last payment of a booking failed and its deposit is still due. */
export function isPaymentRefused(booking: Booking): boolean {
  return booking.paymentStatus === 'FAILED' && leftToPay(booking).deposit > 0;
}
