import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Bank, Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { dueAt } from '../booking/due.ts';
import { toKurus } from '../booking/price.ts';
import { instant } from '../calendar/day.ts';
import { conflict, isRefusal, type Refusal } from '../common/refusal.ts';
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
 * What a payment of some type amounts to now, in lira. 409 when the booking has ended, when that part
 * of it is paid already, or when the rest is asked for before the deposit.
 */
function amountDue(store: Store, booking: BookingRecord, type: Type): number | Refusal {
  if (!isOpen(booking)) return ended;
  const { receivedAmount } = paymentStanding(store, booking);
  if (receivedAmount >= booking.totalPrice) return allPaid;
  const isDepositPaid = receivedAmount >= booking.depositAmount;
  if (type === 'BALANCE') {
    return isDepositPaid ? toKurus(booking.totalPrice - receivedAmount) : depositFirst;
  }
  if (type === 'FULL') return receivedAmount > 0 ? depositPaid : booking.totalPrice;
  return isDepositPaid ? depositPaid : toKurus(booking.depositAmount - receivedAmount);
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
  const amount = amountDue(store, booking, type);
  if (isRefusal(amount)) return amount;
  const open = openPaymentOf(store, booking.id);
  if (open && isProcessing(open)) return processing;
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
  if (open) return isProcessing(open) ? processing : alreadyOpen;
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
