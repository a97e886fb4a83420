import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Bank, Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { dueAt } from '../booking/due.ts';
import { toKurus } from '../booking/price.ts';
import { instant } from '../calendar/day.ts';
import { conflict, firstOf, type Refusal } from '../common/refusal.ts';
import { SLOW_BANK } from './payment-due.ts';
import {
  closeOpenPayment,
  isProcessing,
  openPaymentOf,
  paymentStanding,
  receive,
} from './payment-status.ts';

type Type = Schemas['PaymentType'];

/**
 * Why nothing of some type is to be paid: the booking has ended, that part of it is paid already, or the rest is asked
 * for before the deposit.
 */
function notDue(store: Store, booking: BookingRecord, type: Type): (Refusal | false)[] {
  const { receivedAmount } = paymentStanding(store, booking);
  const isDepositPaid = receivedAmount >= booking.depositAmount;
  return [
    !isOpen(booking) && ended,
    receivedAmount >= booking.totalPrice && allPaid,
    type === 'FULL' && receivedAmount > 0 && depositPaid,
    type === 'DEPOSIT' && isDepositPaid && depositPaid,
    type === 'BALANCE' && !isDepositPaid && depositFirst,
  ];
}

/** What a payment of some type amounts to now, in lira. */
function amountDue(store: Store, booking: BookingRecord, type: Type): number {
  const { receivedAmount } = paymentStanding(store, booking);
  if (type === 'FULL') return booking.totalPrice;
  const whole = type === 'BALANCE' ? booking.totalPrice : booking.depositAmount;
  return toKurus(whole - receivedAmount);
}

/**
 * The one open payment of a booking for what is to be paid now: the open one of this type, its amount
 * recalculated, or a new one in place of an open one of another type. 409 while the bank is at work.
 */
export function takePayment(
  store: Store,
  now: number,
  booking: BookingRecord,
  type: Type,
): PaymentRecord | Refusal {
  const open = openPaymentOf(store, booking.id);
  const isAtWork = open !== undefined && isProcessing(open);
  const refused = firstOf([...notDue(store, booking, type), isAtWork && processing]);
  if (refused) return refused;
  const amount = amountDue(store, booking, type);
  if (open?.type === type) return store.payments.update(open.id, { amount }) ?? open;
  closeOpenPayment(store, booking.id, 'CANCELLED');
  return store.payments.insert({
    bookingId: booking.id,
    type,
    status: 'PENDING',
    amount,
    currency: 'TRY',
    refundedAmount: 0,
    reason: null,
    createdAt: instant(now),
    paidAt: null,
    sessionId: null,
    expiresAt: null,
  });
}

/** Opens a payment; 409 when one is open already, so that nothing is paid twice. */
export function openPayment(
  store: Store,
  now: number,
  booking: BookingRecord,
  type: Type,
): PaymentRecord | Refusal {
  const open = openPaymentOf(store, booking.id);
  if (open) {
    const rules = [isProcessing(open) && processing, alreadyOpen, ...notDue(store, booking, type)];
    return firstOf(rules) ?? alreadyOpen;
  }
  return takePayment(store, now, booking, type);
}

/** Charges an open payment: received at once, or PENDING until a slow bank answers; FAILED when it declines. */
export function charge(
  store: Store,
  now: number,
  payment: PaymentRecord,
  { bank, isDeclined = false }: { bank: Bank; isDeclined?: boolean },
): PaymentRecord {
  if (isDeclined) return store.payments.update(payment.id, { status: 'FAILED' }) ?? payment;
  if (bank === 'normal') return receive(store, now, payment);
  dueAt(store, now + SLOW_BANK);
  return store.payments.update(payment.id, { paidAt: instant(now) }) ?? payment;
}

const ended = conflict('BOOKING_ENDED', {
  tr: 'Bu rezervasyon için artık ödeme alınmıyor.',
  en: 'This booking takes no payments any more.',
});
const allPaid = conflict('ALREADY_PAID', {
  tr: 'Rezervasyonun tamamı ödendi.',
  en: 'The booking is paid in full.',
});
const depositPaid = conflict('DEPOSIT_ALREADY_PAID', {
  tr: 'Kapora zaten ödendi.',
  en: 'The deposit is already paid.',
});
const depositFirst = conflict('DEPOSIT_NOT_PAID', {
  tr: 'Kalan tutar, kapora ödendikten sonra ödenir.',
  en: 'The rest is paid after the deposit.',
});
const processing = conflict('PAYMENT_PROCESSING', {
  tr: 'Ödemeniz bankada işleniyor. Lütfen bekleyin.',
  en: 'The bank is still processing your payment. Please wait.',
});
const alreadyOpen = conflict('PAYMENT_ALREADY_OPEN', {
  tr: 'Bu rezervasyonun açık bir ödemesi var.',
  en: 'This booking has an open payment.',
});
