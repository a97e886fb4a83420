import type { BookingRecord, PaymentRecord } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { isOpen } from './availability.ts';
import { monthOf, monthOfDay } from './calendar-month.ts';
import { dayOf } from './day.ts';
import { toKurus } from './price.ts';

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

/** Lira earned: COMPLETED payments and nothing else (decision 81). */
export function revenueOf(payments: readonly PaymentRecord[]): number {
  return sum(payments.filter((payment) => payment.status === 'COMPLETED'));
}

/** Lira earned in the calendar month of `today`, in Istanbul. */
export function revenueOfMonth(payments: readonly PaymentRecord[], today: string): number {
  const month = monthOfDay(today);
  return revenueOf(payments.filter((payment) => monthOfDay(dayOfPayment(payment)) === month));
}

/** Lira received as deposits of bookings that have still to take place (decision 104). */
export function pendingPayoutOf(payments: readonly BookingPayment[]): number {
  const waiting = payments.filter(
    ({ payment, booking }) => payment.status === 'PARTIAL' && isOpen(booking),
  );
  return sum(waiting.map(({ payment }) => payment));
}

/** How many bookings were made in the calendar month of `today`, in Istanbul. */
export function madeInMonth(bookings: readonly BookingRecord[], today: string): number {
  const month = monthOfDay(today);
  return bookings.filter((booking) => monthOf(booking.createdAt) === month).length;
}

function sum(payments: readonly PaymentRecord[]): number {
  return toKurus(payments.reduce((total, { amount }) => total + amount, 0));
}
