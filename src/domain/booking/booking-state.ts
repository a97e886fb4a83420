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

/** What is still to be paid, in lira: the deposit while nothing is, and what is paid on the day. */
export function leftToPay(
  booking: Pick<Booking, 'status' | 'paidAmount' | 'totalPrice' | 'depositAmount'>,
): { deposit: number; onTheDay: number } {
  if (!isOpen(booking)) return { deposit: 0, onTheDay: 0 };
  const deposit = isPaid(booking) ? 0 : booking.depositAmount;
  const rest = booking.totalPrice - booking.paidAmount - deposit;
  // Lira with kuruş: what binary fractions add is none of them.
  return { deposit, onTheDay: Math.round(rest * 100) / 100 };
}
