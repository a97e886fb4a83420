import type { PaymentRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { TODAY } from '../call.ts';
import { exampleBody, type Stage } from '../stage.ts';
import { aPayment, comingBooking, REASON } from './bookings.ts';
import type { Scene } from './scene.ts';

type Status = Schemas['PaymentStatus'];
type Type = Schemas['PaymentType'];

const CARD = 'ctok_7c1e5d0a4c1e9a542f6d';
const REFUSED = 'ctok_declined_0a4c1e9a542f';
const LATER = `${TODAY}T20:00:00Z`;

const paymentOf = (store: Store, { id }: Row): PaymentRecord => {
  const payment = store.payments.get(id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
};

const bookingOf = (store: Store, row: Row) => {
  const booking = store.bookings.get(paymentOf(store, row).bookingId);
  if (!booking) throw new Error('a payment without a booking');
  return booking;
};

/** A payment is of the type that its way to a state asks for: a deposit is PARTIAL once it is there. */
function typeFor(payment: PaymentRecord, to: string): Type {
  if (payment.status === 'PARTIAL' && to === 'COMPLETED') return 'BALANCE';
  return to === 'PARTIAL' ? 'DEPOSIT' : 'FULL';
}

function asType(store: Store, row: Row, type: Type) {
  const payment = paymentOf(store, row);
  const { depositAmount, totalPrice } = bookingOf(store, row);
  if (payment.status === 'PENDING')
    store.payments.update(row.id, {
      type,
      amount: type === 'DEPOSIT' ? depositAmount : totalPrice,
    });
}

/** Proves a payment by 3-D Secure; of one that is there already, the rest beside it. */
function prove(store: Store, row: Row, sessionId: string) {
  const payment = paymentOf(store, row);
  const booking = bookingOf(store, row);
  const proved =
    payment.status === 'PARTIAL'
      ? store.payments.update(aPayment(store, booking, 'BALANCE', 'PENDING').id, {
          amount: booking.totalPrice - booking.depositAmount,
        })
      : payment;
  store.payments.update(proved?.id ?? row.id, { sessionId, isProved: true, expiresAt: LATER });
}

/** The trip of a payment is over, or, while it waited for its host, came to nothing. */
function over(stage: Stage, row: Row, status: Schemas['BookingStatus']) {
  stage.store.bookings.update(bookingOf(stage.store, row).id, { status });
  stage.wait(400);
}

const ofBooking = { of: bookingOf, aside: true as const };
const cancelling = (store: Store, row: Row) => ({
  path: { id: bookingOf(store, row).id },
  body: { reason: REASON },
});

/** The booking of the examples that waits for its deposit, without what was tried before. */
const WAITING = { id: Number(exampleBody('createPayment').bookingId) };
function prepare({ store }: Stage) {
  for (const { id } of store.payments.where('bookingId', WAITING.id)) store.payments.remove(id);
}

export const paymentScene: Scene = {
  table: 'payments',
  setUp(store, state) {
    const booking = comingBooking(store, 'CONFIRMED');
    return aPayment(store, booking, state === 'PARTIAL' ? 'DEPOSIT' : 'FULL', state as Status); // a state of the enum
  },
  stateOf: (store, id) => store.payments.get(id)?.status ?? '',
  asks: {
    setPaymentStatus: {
      ask(store, { id }, to) {
        asType(store, { id }, to === 'PARTIAL' ? 'DEPOSIT' : 'FULL');
        return { path: { id }, body: { status: to, reason: REASON } };
      },
    },
    refundPayment: { ask: (_, { id }) => ({ path: { id }, body: { reason: REASON } }) },
    processBookingPayment: {
      ...ofBooking,
      ask(store, row, to) {
        const type = typeFor(paymentOf(store, row), to);
        asType(store, row, to === 'CANCELLED' ? 'DEPOSIT' : type);
        const cardToken = to === 'FAILED' ? REFUSED : CARD;
        return { path: { id: bookingOf(store, row).id }, body: { type, cardToken } };
      },
    },
    completeThreeDsPayment: {
      aside: true,
      ask(store, row, to) {
        asType(store, row, typeFor(paymentOf(store, row), to));
        const sessionId = to === 'FAILED' ? '3ds_refused_7c1e5d0a4c1e' : '3ds_7c1e5d0a4c1e';
        prove(store, row, sessionId);
        return { body: { sessionId } };
      },
    },
    initializeDepositPayment: {
      ...ofBooking,
      ask: (store, row) => ({ path: { id: bookingOf(store, row).id } }),
    },
    initializeThreeDsPayment: {
      ...ofBooking,
      ask: (store, row) => ({
        body: { bookingId: bookingOf(store, row).id, type: 'DEPOSIT', cardToken: CARD },
      }),
    },
    updateBooking: {
      ...ofBooking,
      ask(store, row) {
        const { id, startDate, endDate, passengerCount, totalPrice } = bookingOf(store, row);
        store.bookings.update(id, { status: 'PENDING', totalPrice: totalPrice + 1, services: [] });
        return { body: { id, startDate, endDate, passengerCount } };
      },
    },
    cancelBooking: {
      ...ofBooking,
      ask(store, row, to) {
        // Too late for anything to go back.
        if (to === 'COMPLETED')
          store.bookings.update(bookingOf(store, row).id, { startDate: TODAY, startTime: '17:00' });
        return cancelling(store, row);
      },
      only: (store, row) => bookingOf(store, row).customerId,
    },
    setBookingStatus: {
      ...ofBooking,
      ask: (store, row) => ({
        path: { id: bookingOf(store, row).id },
        query: { status: 'CANCELLED', reason: REASON },
      }),
    },
  },
  begins: {
    createPayment: [{ prepare }],
    initializeThreeDsPayment: [{ prepare }],
    initializeDepositPayment: [{ ask: { path: WAITING }, prepare }],
    processBookingPayment: [
      { ask: { path: WAITING, body: { type: 'DEPOSIT', cardToken: CARD } }, prepare },
      { ask: { path: WAITING, body: { type: 'FULL', cardToken: CARD } }, prepare },
      { ask: { path: WAITING, body: { type: 'FULL', cardToken: REFUSED } }, prepare },
      {
        ask: { path: WAITING, body: { type: 'FULL', cardToken: CARD } },
        prepare(stage) {
          prepare(stage);
          stage.setBank('slow');
        },
      },
    ],
  },
  time: {
    PARTIAL({ store }, row) {
      asType(store, row, 'DEPOSIT');
      store.payments.update(row.id, { paidAt: `${TODAY}T09:00:00Z` });
    },
    COMPLETED(stage, row) {
      if (paymentOf(stage.store, row).status === 'PARTIAL') over(stage, row, 'CONFIRMED');
      else stage.store.payments.update(row.id, { paidAt: `${TODAY}T09:00:00Z` });
    },
    FAILED({ store }, row) {
      store.payments.update(row.id, { sessionId: 'dep_1', expiresAt: `${TODAY}T09:30:00Z` });
    },
    CANCELLED: (stage, row) => over(stage, row, 'PENDING'),
  },
};
