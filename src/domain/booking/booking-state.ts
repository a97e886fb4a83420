import type { Booking } from '../../api/contract/types.ts';

/** Whether the deposit, or more, has been received. */
export function isPaid({
  paidAmount,
  totalPrice,
}: Pick<Booking, 'paidAmount' | 'totalPrice'>): boolean {
  return paidAmount > 0 || totalPrice === 0;
}

/** Whether the trip is still to come about: it can be paid for and cancelled. */
export function isOpen({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED';
}

/** What of a price has not been received, in lira. */
interface LeftToPay {
  /** To be paid online, while nothing is. */
  deposit: number;
  /** The deposit that has been paid and that the bank has not answered yet. */
  atBank: number;
  onTheDay: number;
}

/** What is still to be paid of a booking, and what is on its way. */
export function leftToPay(
  booking: Pick<
    Booking,
    'status' | 'paidAmount' | 'totalPrice' | 'depositAmount' | 'paymentProcessing'
  >,
): LeftToPay {
  if (!isOpen(booking)) return { deposit: 0, atBank: 0, onTheDay: 0 };
  const awaited = isPaid(booking) ? 0 : booking.depositAmount;
  const rest = booking.totalPrice - booking.paidAmount - awaited;
  return {
    deposit: booking.paymentProcessing ? 0 : awaited,
    atBank: booking.paymentProcessing ? awaited : 0,
    // Lira with kuruş: what binary fractions add is none of them.
    onTheDay: Math.round(rest * 100) / 100,
  };
}
