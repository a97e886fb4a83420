import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Bank, Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { dueAt } from '../booking/due.ts';
import { instant } from '../calendar/day.ts';
import { conflict, isRefusal, notFound, type Refusal } from '../common/refusal.ts';
import { checksum } from '../file/checksum.ts';
import { isDeclined } from './card.ts';
import { charge, takePayment } from './payment-charge.ts';
import { isReceived } from './payment-money.ts';
import { isProcessing, openPaymentOf } from './payment-status.ts';

const MINUTE = 60_000;

/** How long the provider's page waits for the customer, and the bank's page of 3-D Secure. */
const LIFETIME = { deposit: 30 * MINUTE, threeDs: 10 * MINUTE };

/** How the ids of sessions begin; a refused check names itself, so that its end is known before. */
const PREFIX = { deposit: 'dep_', threeDs: '3ds_', refusedThreeDs: '3ds_refused_' };

type Kind = keyof typeof LIFETIME;

/** A payment with a page of the provider or the bank that waits for the customer. */
export interface HostedSession {
  payment: PaymentRecord;
  sessionId: string;
  expiresAt: string;
}

/** Opens the page for the deposit of a booking, or answers the one that still waits. */
export function openDepositPage(
  store: Store,
  now: number,
  booking: BookingRecord,
): HostedSession | Refusal {
  const payment = takePayment(store, now, booking, 'DEPOSIT');
  if (isRefusal(payment)) return payment;
  const { sessionId, expiresAt } = payment;
  if (sessionId?.startsWith(PREFIX.deposit) && expiresAt) return { payment, sessionId, expiresAt };
  return openSession(store, now, payment, 'deposit', PREFIX.deposit);
}

/** Opens a 3-D Secure check of a card; an earlier one of the same payment is void. */
export function openThreeDsCheck(
  store: Store,
  now: number,
  booking: BookingRecord,
  { type, cardToken }: { type: Schemas['PaymentType']; cardToken: string },
): HostedSession | Refusal {
  const payment = takePayment(store, now, booking, type);
  if (isRefusal(payment)) return payment;
  const prefix = isDeclined(cardToken) ? PREFIX.refusedThreeDs : PREFIX.threeDs;
  return openSession(store, now, payment, 'threeDs', prefix);
}

function openSession(
  store: Store,
  now: number,
  payment: PaymentRecord,
  kind: Kind,
  prefix: string,
): HostedSession {
  const sessionId = `${prefix}${checksum(`${payment.id} ${now} ${payment.sessionId}`)}`;
  const expiresAt = instant(now + LIFETIME[kind]);
  dueAt(store, Date.parse(expiresAt));
  const opened =
    store.payments.update(payment.id, { sessionId, expiresAt, isProved: false }) ?? payment;
  return { payment: opened, sessionId, expiresAt };
}

/** The payment that a session belongs to. */
export function paymentOfSession(store: Store, sessionId: string): PaymentRecord | undefined {
  return store.payments.where('sessionId', sessionId)[0];
}

/** Where the page of a session stands for the customer; proved: to be charged once they are back. */
type HostedState = 'waiting' | 'proved' | 'processing' | 'received' | 'failed' | 'cancelled';

/** What the page of a session shows. */
export interface HostedPage {
  kind: Kind;
  state: HostedState;
  /** Lira. */
  amount: number;
  expiresAt: string;
  bookingId: number;
  /** Name of the boat or tour. */
  offer: string;
  /** Where the app takes the customer back in, a path of the app's own. */
  returnPath: string;
}

/**
 * What the page of a session shows at an instant, in milliseconds since 1970; undefined when there is
 * no such session.
 */
export function hostedPage(store: Store, now: number, sessionId: string): HostedPage | undefined {
  const payment = paymentOfSession(store, sessionId);
  const booking = payment && store.bookings.get(payment.bookingId);
  if (!booking) return undefined;
  const kind = kindOf(sessionId);
  const query = new URLSearchParams({ bookingId: String(booking.id) });
  if (kind === 'threeDs') query.set('sessionId', sessionId);
  return {
    kind,
    state: stateOf(payment, now),
    amount: payment.amount,
    expiresAt: payment.expiresAt ?? payment.createdAt,
    bookingId: booking.id,
    offer: bookingHost(store, booking)?.name ?? '',
    returnPath: `/payment/callback?${query}`,
  };
}

/**
 * What the customer does on the page: pays, is refused by the bank, or gives up. A page that has
 * expired or is done with stays as it is, so that a booking is never charged twice. Paying for a 3-D
 * Secure check only proves who pays; completing it charges. Answers the page afterwards; undefined when
 * there is no such session. `now` in milliseconds since 1970.
 */
export function settlePayment(
  store: Store,
  now: number,
  sessionId: string,
  choice: 'pay' | 'fail' | 'cancel',
  bank: Bank = 'normal',
): HostedPage | undefined {
  const payment = paymentOfSession(store, sessionId);
  if (payment && isWaiting(payment, now)) {
    if (choice === 'cancel') store.payments.update(payment.id, { status: 'CANCELLED' });
    else if (choice === 'fail') store.payments.update(payment.id, { status: 'FAILED' });
    else if (kindOf(sessionId) === 'deposit') charge(store, now, payment, { bank });
    else store.payments.update(payment.id, { isProved: true });
  }
  return hostedPage(store, now, sessionId);
}

/**
 * Charges the payment of a 3-D Secure check once the customer is back. What the check has led to
 * already is answered again; 404 for an unknown check, 409 for one that has expired or that the
 * customer has not answered yet.
 */
export function completeThreeDs(
  store: Store,
  now: number,
  sessionId: string,
  bank: Bank,
): PaymentRecord | Refusal {
  const payment = paymentOfSession(store, sessionId);
  if (!payment || kindOf(sessionId) !== 'threeDs') return notFound();
  if (isReceived(payment) || isProcessing(payment)) return payment;
  if (hasExpired(payment, now)) return checkExpired;
  if (payment.status !== 'PENDING') return payment;
  if (!payment.isProved) return checkUnanswered;
  const isRefused = sessionId.startsWith(PREFIX.refusedThreeDs);
  return charge(store, now, payment, { bank, isDeclined: isRefused });
}

/**
 * 409 while a 3-D Secure check of a booking waits for the customer: nothing of it is charged before the
 * bank's page has answered.
 */
export function unansweredCheck(
  store: Store,
  now: number,
  booking: BookingRecord,
): Refusal | undefined {
  const open = openPaymentOf(store, booking.id);
  const isCheck = open?.sessionId && kindOf(open.sessionId) === 'threeDs';
  return isCheck && isWaiting(open, now) ? checkUnanswered : undefined;
}

const kindOf = (sessionId: string): Kind =>
  sessionId.startsWith(PREFIX.deposit) ? 'deposit' : 'threeDs';

const hasExpired = ({ expiresAt }: PaymentRecord, now: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

const isUnpaid = (payment: PaymentRecord, now: number) =>
  payment.status === 'PENDING' && !isProcessing(payment) && !hasExpired(payment, now);

const isWaiting = (payment: PaymentRecord, now: number) =>
  isUnpaid(payment, now) && !payment.isProved;

function stateOf(payment: PaymentRecord, now: number): HostedState {
  if (isReceived(payment)) return 'received';
  if (isProcessing(payment)) return 'processing';
  if (isUnpaid(payment, now)) return payment.isProved ? 'proved' : 'waiting';
  return payment.status === 'CANCELLED' ? 'cancelled' : 'failed';
}

const checkUnanswered = conflict('THREE_DS_UNANSWERED', {
  tr: 'Bankanızın sayfasındaki doğrulama henüz tamamlanmadı.',
  en: "The check on your bank's page is not done yet.",
});
const checkExpired = conflict('THREE_DS_EXPIRED', {
  tr: 'Doğrulamanın süresi doldu. Lütfen yeniden deneyin.',
  en: 'The check has expired. Please try again.',
});
