import { newestFirst } from '../../rules/common/order.ts';
import { forbidden, invalid, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { cardBin, isDeclined } from '../../rules/payment/card.ts';
import {
  completeThreeDs,
  type HostedSession,
  openDepositPage,
  openThreeDsCheck,
  paymentOfSession,
  unansweredCheck,
} from '../../rules/payment/hosted-payment.ts';
import { charge, openPayment, takePayment } from '../../rules/payment/payment-charge.ts';
import {
  correctPayment,
  refundPayment,
  setPaymentStatus,
} from '../../rules/payment/payment-correction.ts';
import { bookingPaymentStatus, paymentView } from '../../views/payment/payment.ts';
import type { Call, Handler, SomeHandlers } from '../handler.ts';

/** Where the customer is sent; the mock's session is named, so that the page finds the payment by itself. */
function pageUrl(
  { origin, session }: Pick<Call<'initializeDepositPayment'>, 'origin' | 'session'>,
  { sessionId }: HostedSession,
): string {
  const query = session === '' ? '' : `?${new URLSearchParams({ session })}`;
  return `${origin}/_mock/pay/${sessionId}${query}`;
}

const bookingStatus: Handler<'getBookingPaymentStatus' | 'checkBookingPaymentStatus'> = ({
  store,
  path,
}) => {
  const booking = store.bookings.get(path.id);
  return booking ? { status: 200, body: bookingPaymentStatus(store, booking) } : notFound();
};

export const payments: SomeHandlers<
  | 'listBookingPayments'
  | 'processBookingPayment'
  | 'getBookingPaymentStatus'
  | 'checkBookingPaymentStatus'
  | 'initializeDepositPayment'
  | 'createPayment'
  | 'updatePayment'
  | 'setPaymentStatus'
  | 'refundPayment'
  | 'initializeThreeDsPayment'
  | 'completeThreeDsPayment'
  | 'checkCardBin'
> = {
  listBookingPayments({ store, path }) {
    if (!store.bookings.get(path.id)) return notFound();
    const newest = store.payments.where('bookingId', path.id).toSorted(newestFirst);
    return { status: 200, body: newest.map(paymentView) };
  },

  processBookingPayment({ store, path, body, now, bank }) {
    const booking = store.bookings.get(path.id);
    if (!booking) return notFound();
    const payment =
      unansweredCheck(store, now, booking) ?? takePayment(store, now, booking, body.type);
    if (isRefusal(payment)) return payment;
    const charged = charge(store, now, payment, { bank, isDeclined: isDeclined(body.cardToken) });
    return { status: 201, body: paymentView(charged) };
  },

  // Both answer what the service knows: the provider's answer is taken over before every call.
  getBookingPaymentStatus: bookingStatus,
  checkBookingPaymentStatus: bookingStatus,

  initializeDepositPayment(call) {
    const { store, path, now } = call;
    const booking = store.bookings.get(path.id);
    if (!booking) return notFound();
    const opened = openDepositPage(store, now, booking);
    if (isRefusal(opened)) return opened;
    const { id, amount, currency } = opened.payment;
    return {
      status: 201,
      body: {
        paymentId: id,
        paymentUrl: pageUrl(call, opened),
        expiresAt: opened.expiresAt,
        amount,
        currency,
      },
    };
  },

  createPayment({ store, body, now }) {
    const booking = store.bookings.get(body.bookingId);
    if (!booking) return notFound();
    const payment = openPayment(store, now, booking, body.type);
    return isRefusal(payment) ? payment : { status: 201, body: paymentView(payment) };
  },

  updatePayment({ store, path, body }) {
    const corrected = correctPayment(store, path.id, body);
    return isRefusal(corrected) ? corrected : { status: 200, body: paymentView(corrected) };
  },

  setPaymentStatus({ store, path, body, now }) {
    const changed = setPaymentStatus(store, now, path.id, body);
    return isRefusal(changed) ? changed : { status: 200, body: paymentView(changed) };
  },

  refundPayment({ store, path, body, now }) {
    const refunded = refundPayment(store, now, path.id, body.reason);
    return isRefusal(refunded) ? refunded : { status: 200, body: paymentView(refunded) };
  },

  initializeThreeDsPayment(call) {
    const { store, body, now } = call;
    const booking = store.bookings.get(body.bookingId);
    if (!booking) return notFound();
    const opened = openThreeDsCheck(store, now, booking, body);
    if (isRefusal(opened)) return opened;
    const { id, amount, currency } = opened.payment;
    return {
      status: 201,
      body: {
        sessionId: opened.sessionId,
        paymentId: id,
        paymentUrl: pageUrl(call, opened),
        expiresAt: opened.expiresAt,
        amount,
        currency,
      },
    };
  },

  completeThreeDsPayment({ store, user, body, now, bank }) {
    const payment = paymentOfSession(store, body.sessionId);
    if (!payment) return notFound();
    if (store.bookings.get(payment.bookingId)?.customerId !== user.id) return forbidden();
    const completed = completeThreeDs(store, now, body.sessionId, bank);
    return isRefusal(completed) ? completed : { status: 200, body: paymentView(completed) };
  },

  checkCardBin({ body }) {
    const bin = cardBin(body.binNumber, body.amount);
    return bin ? { status: 200, body: bin } : invalid([UNKNOWN_CARD]);
  },
};

const UNKNOWN_CARD = {
  field: 'body.binNumber',
  message: { tr: 'Bu kart tanınmıyor.', en: 'No card begins with these digits.' },
};
