import type { PaymentRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { type BookingEvent, notifyParties } from '../booking/booking-notifications.ts';
import { toKurus } from '../booking/price.ts';
import { conflict, notFound, type Refusal } from '../common/refusal.ts';
import { isReceived } from './payment-money.ts';
import { isProcessing, receive } from './payment-status.ts';

type Status = Schemas['PaymentStatus'];

/**
 * Corrects a payment that is still PENDING (lira); its page shows the earlier amount, so it becomes void. 404
 * for an unknown one, 409 for any other status and while the bank is at work.
 */
export function correctPayment(
  store: Store,
  id: number,
  { type, amount }: Schemas['PaymentUpdate'],
): PaymentRecord | Refusal {
  const payment = store.payments.get(id);
  if (!payment) return notFound();
  if (payment.status !== 'PENDING' || isProcessing(payment)) return alreadyIn(payment.status);
  const page = { sessionId: null, expiresAt: null, isProved: false };
  return store.payments.update(id, { type, amount: toKurus(amount), ...page }) ?? payment;
}

/** The statuses that can be set by hand; none once a status is final. */
export function allowedStatuses({ status }: Pick<PaymentRecord, 'status'>): Status[] {
  if (status === 'PENDING') return ['PARTIAL', 'COMPLETED', 'FAILED', 'CANCELLED'];
  return status === 'PARTIAL' ? ['COMPLETED', 'FAILED', 'CANCELLED'] : [];
}

/**
 * Sets a status by hand. COMPLETED, FAILED and CANCELLED are final, a payment never goes back
 * to PENDING, and the status it has is no change: all 409. No money moves: a deposit that was received and
 * is cancelled has gone back at the provider, one that has failed was never received. Both sides hear of what
 * takes back what they were told.
 */
export function setPaymentStatus(
  store: Store,
  now: number,
  id: number,
  { status, reason }: Schemas['PaymentStatusUpdate'],
): PaymentRecord | Refusal {
  const payment = store.payments.get(id);
  if (!payment) return notFound();
  if (!allowedStatuses(payment).includes(status)) return alreadyIn(payment.status);
  if (status === 'CANCELLED' && isReceived(payment)) return giveBack(store, now, payment, reason);
  if (isReceived({ status }) && payment.status === 'PENDING') receive(store, now, payment);
  if (status === 'FAILED' && isReceived(payment)) tellParties(store, now, payment, 'unpaid');
  const values = status === 'FAILED' || status === 'CANCELLED' ? { paidAt: null } : {};
  return store.payments.update(id, { ...values, status, reason }) ?? payment;
}

/**
 * Gives the whole of a COMPLETED or PARTIAL payment back; 404 for an unknown one, 409 for one that was
 * never received or was refunded before. `now` in milliseconds since 1970.
 */
export function refundPayment(
  store: Store,
  now: number,
  id: number,
  reason: string,
): PaymentRecord | Refusal {
  const payment = store.payments.get(id);
  if (!payment) return notFound();
  return isReceived(payment) ? giveBack(store, now, payment, reason) : notReceived;
}

function giveBack(
  store: Store,
  now: number,
  payment: PaymentRecord,
  reason: string,
): PaymentRecord {
  const refunded = store.payments.update(payment.id, {
    status: 'CANCELLED',
    refundedAmount: payment.amount,
    reason,
  });
  tellParties(store, now, payment, 'refunded');
  return refunded ?? payment;
}

function tellParties(
  store: Store,
  now: number,
  { bookingId, amount }: PaymentRecord,
  event: BookingEvent,
): void {
  const booking = store.bookings.get(bookingId);
  if (booking) notifyParties(store, now, booking, event, amount);
}

const alreadyIn = (status: Status) =>
  conflict('PAYMENT_STATUS_CONFLICT', {
    tr: 'Ödemenin durumu buna izin vermiyor.',
    en: `The payment is ${status}, which does not allow this.`,
  });
const notReceived = conflict('PAYMENT_NOT_RECEIVED', {
  tr: 'Yalnızca alınmış ve iade edilmemiş bir ödeme iade edilebilir.',
  en: 'Only a payment that was received and not yet refunded can be refunded.',
});
