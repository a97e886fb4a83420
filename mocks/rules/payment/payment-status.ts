import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { notifyParties } from '../booking/booking-notifications.ts';
import { toKurus } from '../booking/price.ts';
import { instant } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { isReceived, moneyOf } from './payment-money.ts';

type Status = Schemas['PaymentStatus'];

/** Whether the customer has paid and the bank is still at work: PENDING, with the instant of paying kept. */
export function isProcessing({ status, paidAt }: PaymentRecord): boolean {
  return status === 'PENDING' && paidAt !== null;
}

/** The payment of a booking that has not ended yet; there is one at most. */
export function openPaymentOf(store: Store, bookingId: number): PaymentRecord | undefined {
  return store.payments
    .where('bookingId', bookingId)
    .find((payment) => payment.status === 'PENDING');
}

/** What of a booking is paid, in lira, and how that is called. */
interface PaymentStanding {
  paymentStatus: Status;
  /** The whole price is paid. */
  paymentCompleted: boolean;
  /** The deposit is still awaited. */
  paymentPending: boolean;
  /** The customer has paid, and the bank is still at work. */
  paymentProcessing: boolean;
  /** Received and not given back; what was kept at a cancellation counts. */
  paidAmount: number;
  /** Received and given back. */
  refundedAmount: number;
  /** Received by payments that still stand. */
  receivedAmount: number;
  /** What the customer still owes; nothing once the booking is over, however it ended. */
  remainingAmount: number;
}

/**
 * Works out what of a booking is paid. Once money is there, it decides; until then the last payment
 * does, so that a refusal of the bank shows ; the status wins over the flags.
 */
export function paymentStanding(store: Store, booking: BookingRecord): PaymentStanding {
  const payments = store.payments.where('bookingId', booking.id);
  const received = payments.filter(isReceived);
  const receivedAmount = toKurus(received.reduce((sum, { amount }) => sum + amount, 0));
  const { keptAmount: paidAmount, refundedAmount } = moneyOf(payments);
  const paymentStatus = statusOf(booking, payments, receivedAmount);
  return {
    paymentStatus,
    paymentCompleted: paymentStatus === 'COMPLETED',
    paymentPending: paymentStatus === 'PENDING' && isOpen(booking),
    paymentProcessing: payments.some(isProcessing),
    paidAmount,
    refundedAmount,
    receivedAmount,
    remainingAmount: isOpen(booking) ? Math.max(0, toKurus(booking.totalPrice - paidAmount)) : 0,
  };
}

function statusOf(
  booking: BookingRecord,
  payments: readonly PaymentRecord[],
  receivedAmount: number,
): Status {
  const isOff = !isOpen(booking) && booking.status !== 'COMPLETED';
  if (isOff && receivedAmount === 0) return 'CANCELLED';
  if (receivedAmount >= booking.totalPrice) return 'COMPLETED';
  if (receivedAmount > 0) return 'PARTIAL';
  return payments.toSorted((a, b) => compare(a.id, b.id)).at(-1)?.status ?? 'PENDING';
}

/**
 * Takes in the money of a payment at an instant (milliseconds since 1970). A deposit is PARTIAL until
 * the whole price is there; then every payment of the booking is COMPLETED, and counts as revenue.
 */
export function receive(store: Store, now: number, payment: PaymentRecord): PaymentRecord {
  const status = payment.type === 'DEPOSIT' ? 'PARTIAL' : 'COMPLETED';
  store.payments.update(payment.id, { status, paidAt: instant(now) });
  const booking = store.bookings.get(payment.bookingId);
  if (booking) {
    if (paymentStanding(store, booking).receivedAmount >= booking.totalPrice) {
      completePayments(store, booking.id);
    }
    notifyParties(store, now, booking, 'paid', payment.amount);
  }
  return store.payments.get(payment.id) ?? payment;
}

/**
 * Makes the deposit of a booking revenue: once the whole price is there, or once nobody can ask for it
 * back, because the booking has taken place or was cancelled too late.
 */
export function completePayments(store: Store, bookingId: number): void {
  for (const payment of store.payments.where('bookingId', bookingId)) {
    if (payment.status === 'PARTIAL') store.payments.update(payment.id, { status: 'COMPLETED' });
  }
}

/** Ends the payment of a booking that has not ended, if there is one; no money has moved. */
export function closeOpenPayment(
  store: Store,
  bookingId: number,
  status: Extract<Status, 'FAILED' | 'CANCELLED'>,
): void {
  const open = openPaymentOf(store, bookingId);
  if (open) store.payments.update(open.id, { status, paidAt: null });
}
