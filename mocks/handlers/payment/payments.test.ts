import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { settlePayment } from '../../rules/payment/hosted-payment.ts';
import type { Schemas } from '../../store/records.ts';
import { type Bank, createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aUser } from '../../testing/records.ts';
import { payments } from './payments.ts';

const admin = aUser(1, { role: 'ADMIN' });
const host = aUser(2, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const newSession = aUser(10);
const path = { id: 1 };
const cardToken = 'ctok_7c1e5d0a4c1e9a542f6d';
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, customer, newSession],
    boats: [aBoat(1)],
    bookings: [
      aBooking(1, addDays(TODAY, 5), { totalPrice: 10_000.5 }),
      aBooking(2, addDays(TODAY, -5), { status: 'CANCELLED' }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

type Type = Schemas['PaymentType'];
const process = (type: Type, more: { cardToken?: string; bank?: Bank; id?: number } = {}) =>
  payments.processBookingPayment(
    callOf(store, {
      user: customer,
      path: { id: more.id ?? 1 },
      body: { type, cardToken: more.cardToken ?? cardToken },
      ...(more.bank && { bank: more.bank }),
    }),
  );
const standing = () => bodyOf(payments.getBookingPaymentStatus(callOf(store, { path })));

describe('a card', () => {
  it('pays the deposit, then the rest; together they are the price', () => {
    expect(bodyOf(process('DEPOSIT'))).toMatchObject({ status: 'PARTIAL', amount: 2_000 });
    expect(standing()).toMatchObject({
      paymentStatus: 'PARTIAL',
      paidAmount: 2_000,
      remainingAmount: 8_000.5,
    });
    expect(bodyOf(process('BALANCE'))).toMatchObject({ status: 'COMPLETED', amount: 8_000.5 });
    expect(standing()).toMatchObject({
      paymentStatus: 'COMPLETED',
      paymentCompleted: true,
      paidAmount: 10_000.5,
      remainingAmount: 0,
    });
    // The deposit counts as revenue from now on, too.
    expect(store.payments.all().map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  it('is charged nothing twice and nothing out of turn', () => {
    expect(refusedWith(process('BALANCE'))).toEqual([409, 'DEPOSIT_NOT_PAID']);
    bodyOf(process('DEPOSIT'));
    expect(refusedWith(process('DEPOSIT'))).toEqual([409, 'DEPOSIT_ALREADY_PAID']);
    expect(refusedWith(process('FULL'))).toEqual([409, 'DEPOSIT_ALREADY_PAID']);
    bodyOf(process('BALANCE'));
    expect(refusedWith(process('BALANCE'))).toEqual([409, 'ALREADY_PAID']);
    expect(refusedWith(process('FULL', { id: 2 }))).toEqual([409, 'BOOKING_ENDED']);
  });

  it('that the bank declines leaves a failed payment, and another may be tried', () => {
    const declined = bodyOf(process('FULL', { cardToken: 'ctok_card_declined_1' }));
    expect(declined).toMatchObject({ status: 'FAILED', paidAt: null });
    expect(standing()).toMatchObject({ paymentStatus: 'FAILED', paidAmount: 0 });
    expect(bodyOf(process('FULL'))).toMatchObject({ status: 'COMPLETED', amount: 10_000.5 });
  });

  it('of a slow bank is not charged yet, and shows no instant of arrival', () => {
    expect(bodyOf(process('FULL', { bank: 'slow' }))).toMatchObject({
      status: 'PENDING',
      paidAt: null,
    });
    expect(refusedWith(process('FULL'))).toEqual([409, 'PAYMENT_PROCESSING']);
  });
});

describe('an opened payment', () => {
  const create = (type: Type) =>
    payments.createPayment(callOf(store, { user: customer, body: { bookingId: 1, type } }));
  const initialize = () =>
    payments.initializeDepositPayment(callOf(store, { user: customer, path }));

  it('is one at a time, and is taken over by the page and by the card', () => {
    const { id, amount } = bodyOf(create('DEPOSIT'));
    expect(amount).toBe(2_000);
    expect(refusedWith(create('FULL'))).toEqual([409, 'PAYMENT_ALREADY_OPEN']);
    // Of two rules that are broken a service may tell either, so the mock names both.
    expect(create('BALANCE')).toMatchObject({
      headers: { 'x-mock-refusals': 'PAYMENT_ALREADY_OPEN, DEPOSIT_NOT_PAID' },
    });
    const page = bodyOf(initialize());
    expect(page).toMatchObject({ paymentId: id, amount: 2_000 });
    expect(page.paymentUrl).toMatch(/^http:\/\/127\.0\.0\.1:4010\/_mock\/pay\/dep_[0-9a-f]{16}$/);
    expect(bodyOf(initialize())).toEqual(page);
    expect(bodyOf(process('DEPOSIT'))).toMatchObject({ id, status: 'PARTIAL' });
    expect(refusedWith(initialize())).toEqual([409, 'DEPOSIT_ALREADY_PAID']);
  });

  it('gives way to one of another type', () => {
    bodyOf(create('DEPOSIT'));
    bodyOf(process('FULL'));
    expect(store.payments.all().map(({ status }) => status)).toEqual(['CANCELLED', 'COMPLETED']);
  });

  it('is corrected by an administrator only while it is PENDING', () => {
    const { id } = bodyOf(create('DEPOSIT'));
    const correct = () =>
      payments.updatePayment(
        callOf(store, { user: admin, path: { id }, body: { type: 'FULL', amount: 9_999.999 } }),
      );
    expect(bodyOf(correct())).toMatchObject({ type: 'FULL', amount: 10_000 });
    store.payments.update(id, { status: 'COMPLETED' });
    expect(refusedWith(correct())[0]).toBe(409);
  });
});

describe('a status set by hand', () => {
  const reason = 'Banka ödemeyi onaylamadı.';
  const set = (id: number, status: Schemas['PaymentStatus']) =>
    payments.setPaymentStatus(
      callOf(store, { user: admin, path: { id }, body: { status, reason } }),
    );
  const payment = (status: Schemas['PaymentStatus']) =>
    store.payments.insert(aPayment(0, { type: 'DEPOSIT', amount: 2_000, status, paidAt: null })).id;

  it('receives a payment that waits, or ends it', () => {
    expect(bodyOf(set(payment('PENDING'), 'PARTIAL'))).toMatchObject({ status: 'PARTIAL', reason });
    expect(standing().paidAmount).toBe(2_000);
    expect(bodyOf(set(payment('PENDING'), 'FAILED'))).toMatchObject({ paidAt: null, reason });
  });

  it('of a deposit that arrived says whether it went back or never came, and is no refund', () => {
    const paidAt = '2026-06-14T09:00:00Z';
    const arrived = () => {
      const id = payment('PARTIAL');
      store.payments.update(id, { paidAt });
      return id;
    };
    const before = store.notifications.all().length;
    const returned = arrived();
    expect(bodyOf(set(returned, 'CANCELLED'))).toMatchObject({
      status: 'CANCELLED',
      refundedAmount: 2_000,
      paidAt,
      reason,
    });
    expect(standing().paidAmount).toBe(0);
    expect(
      store.notifications
        .all()
        .slice(before)
        .map(({ userId }) => userId),
    ).toEqual([customer.id, host.id]);
    const path = { id: returned };
    const again = payments.refundPayment(callOf(store, { user: host, path, body: { reason } }));
    expect(refusedWith(again)).toEqual([409, 'PAYMENT_NOT_RECEIVED']);

    expect(bodyOf(set(arrived(), 'FAILED'))).toMatchObject({ paidAt: null, refundedAmount: 0 });
    expect(bodyOf(set(payment('PENDING'), 'CANCELLED'))).toMatchObject({
      paidAt: null,
      refundedAmount: 0,
    });
  });

  it.each([
    ['PENDING', 'PARTIAL', 'Ödemeniz alındı'],
    ['PENDING', 'FAILED', undefined],
    ['PENDING', 'CANCELLED', undefined],
    ['PARTIAL', 'COMPLETED', undefined],
    ['PARTIAL', 'FAILED', 'Ödemeniz ulaşmadı'],
    ['PARTIAL', 'CANCELLED', 'Ödemeniz iade edildi'],
  ] as const)('tells both sides what is new to them: from %s to %s', (from, to, title) => {
    const id = payment(from);
    const before = store.notifications.all().length;
    bodyOf(set(id, to));
    const told = store.notifications.all().slice(before);
    expect(told.map(({ userId }) => userId)).toEqual(title ? [customer.id, host.id] : []);
    expect(told[0]?.title).toBe(title);
    if (title) expect(told.map(({ message }) => message).join()).toMatch(/(₺2\.000.*){2}/s);
  });

  it.each([
    ['COMPLETED', 'CANCELLED'],
    ['FAILED', 'COMPLETED'],
    ['CANCELLED', 'PENDING'],
    ['PARTIAL', 'PENDING'],
    ['PARTIAL', 'PARTIAL'],
  ] as const)('does not lead from %s to %s', (from, to) => {
    const id = payment(from);
    expect(refusedWith(set(id, to))).toEqual([409, 'PAYMENT_STATUS_CONFLICT']);
    expect(store.payments.get(id)?.status).toBe(from);
  });
});

describe('a refund', () => {
  const reason = 'Fırtına uyarısı nedeniyle denize açılamadık.';
  const refund = (id: number) =>
    payments.refundPayment(callOf(store, { user: host, path: { id }, body: { reason } }));

  it('gives the whole payment back, once, and tells both sides', () => {
    const { id } = bodyOf(process('FULL'));
    const before = store.notifications.all().length;
    expect(bodyOf(refund(id))).toMatchObject({
      status: 'CANCELLED',
      refundedAmount: 10_000.5,
      reason,
    });
    expect(standing()).toMatchObject({ paymentStatus: 'CANCELLED', paidAmount: 0 });
    const told = store.notifications.all().slice(before);
    expect(told.map(({ userId }) => userId)).toEqual([customer.id, host.id]);
    expect(told[0]?.message).toContain('₺10.000,50');
    expect(refusedWith(refund(id))).toEqual([409, 'PAYMENT_NOT_RECEIVED']);
  });

  it('needs money that has arrived', () => {
    const { id } = store.payments.insert(aPayment(0, { status: 'PENDING', paidAt: null }));
    expect(refusedWith(refund(id))).toEqual([409, 'PAYMENT_NOT_RECEIVED']);
  });
});

it('completes a check of the customer alone', () => {
  const body = { bookingId: 1, type: 'DEPOSIT' as const, cardToken };
  const { sessionId } = bodyOf(
    payments.initializeThreeDsPayment(callOf(store, { user: customer, body })),
  );
  const complete = (user: typeof customer, id = sessionId) =>
    payments.completeThreeDsPayment(callOf(store, { user, body: { sessionId: id } }));
  expect(refusedWith(complete(newSession))[0]).toBe(403);
  expect(refusedWith(complete(customer, '3ds_0000000000000000'))[0]).toBe(404);
  expect(refusedWith(complete(customer))).toEqual([409, 'THREE_DS_UNANSWERED']);
  const card = callOf<'processBookingPayment'>(store, { user: customer, path: { id: 1 }, body });
  expect(refusedWith(payments.processBookingPayment(card))).toEqual([409, 'THREE_DS_UNANSWERED']);
  settlePayment(store, card.now, sessionId, 'pay');
  expect(bodyOf(complete(customer))).toMatchObject({ status: 'PARTIAL', amount: 2_000 });
});

it.each([
  ['979212', 100, 'TROY', 'DEBIT', true],
  ['435508', 999.99, 'VISA', 'CREDIT', false],
  ['43550812', 1_000, 'VISA', 'CREDIT', true],
  ['222100', 10, 'MASTERCARD', 'CREDIT', false],
  ['272099', 10, 'MASTERCARD', 'CREDIT', false],
  ['370000', 10, 'AMEX', 'CREDIT', false],
])('knows the card %s', (binNumber, amount, scheme, cardType, isThreeDsRequired) => {
  const body = { binNumber, amount };
  expect(bodyOf(payments.checkCardBin(callOf(store, { user: customer, body })))).toMatchObject({
    binNumber,
    scheme,
    cardType,
    isThreeDsRequired,
  });
});

it.each(['000000', '222099', '272100'])('knows no card %s', (binNumber) => {
  const body = { binNumber, amount: 1 };
  expect(refusedWith(payments.checkCardBin(callOf(store, { user: customer, body })))).toEqual([
    422,
    'VALIDATION_FAILED',
    'body.binNumber',
  ]);
});
