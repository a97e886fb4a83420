import type { BookingRecord, PaymentRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { toKurus } from '../booking/price.ts';
import { monthOf, monthOfDay } from '../calendar/calendar-month.ts';
import { dayOf } from '../calendar/day.ts';
import { keptOf } from '../payment/payment-money.ts';

/** A payment and the booking it is for. */
export interface BookingPayment {
  payment: PaymentRecord;
  booking: BookingRecord;
}

/** The payments of some bookings, in no order. */
export function paymentsOf(store: Store, bookings: readonly BookingRecord[]): BookingPayment[] {
  return bookings.flatMap((booking) =>
    store.payments.where('bookingId', booking.id).map((payment) => ({ payment, booking })),
  );
}

/** The day in Istanbul that a payment belongs to: when the money arrived, else when it was opened. */
export function dayOfPayment({ paidAt, createdAt }: PaymentRecord): string {
  return dayOf(paidAt ?? createdAt);
}

/**
 * Lira of a payment that are the captain's for good: all of it that was not given back, whether the
 * booking took place or was cancelled; of a deposit nothing while the booking may still be cancelled.
 */
export function revenueOfPayment({ payment, booking }: BookingPayment): number {
  return payment.status === 'PARTIAL' && isOpen(booking) ? 0 : keptOf(payment);
}

/** Lira earned by some payments. */
export function revenueOf(payments: readonly BookingPayment[]): number {
  return toKurus(payments.reduce((total, paid) => total + revenueOfPayment(paid), 0));
}

/** Lira earned in the calendar month of `today`, in Istanbul. */
export function revenueOfMonth(payments: readonly BookingPayment[], today: string): number {
  const month = monthOfDay(today);
  return revenueOf(payments.filter(({ payment }) => monthOfDay(dayOfPayment(payment)) === month));
}

/**
 * Lira of a payment that were received, not given back, and wait to be paid out: money is paid out when
 * the last day of its booking is over, whether it took place or was cancelled.
 */
export function pendingPayoutOfPayment(
  { payment, booking }: BookingPayment,
  today: string,
): number {
  return isOpen(booking) || booking.endDate >= today ? keptOf(payment) : 0;
}

/** Lira that wait to be paid out of some payments; `today` is a calendar day. */
export function pendingPayoutOf(payments: readonly BookingPayment[], today: string): number {
  return toKurus(payments.reduce((total, paid) => total + pendingPayoutOfPayment(paid, today), 0));
}

/** How many bookings were made in the calendar month of `today`, in Istanbul. */
export function madeInMonth(bookings: readonly BookingRecord[], today: string): number {
  const month = monthOfDay(today);
  return bookings.filter((booking) => monthOf(booking.createdAt) === month).length;
}
