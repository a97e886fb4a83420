import { refundsOf, shareAt } from '../../../../../openapi/model/annotations/refunds.ts';
import { rounded } from '../../../../../openapi/model/rounding.ts';
import { numberAt, recordsOf, textAt } from '../../../lib/json.ts';
import { CARD } from '../../world/bookings.ts';
import { REASON } from '../../world/cleanup.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** Which policies there are, the general one, and what each gives back of a payment long before the trip, 0 to 1. */
function termsOf({ world }: Steps) {
  const { general = '', terms = {} } = refundsOf(world.run.context.contract.document) ?? {};
  const share = (policy: string) => shareAt(terms[policy] ?? [], Number.POSITIVE_INFINITY);
  return { policies: Object.keys(terms), general, share };
}

const pay = ({ call }: Steps, id: number, type: string) =>
  call('processBookingPayment', 'CUSTOMER', { path: { id }, body: { type, cardToken: CARD } });

const PAID = new Set(['COMPLETED', 'PARTIAL']);

/** A booking is paid by deposit and balance; what is paid shows, and is given back once. */
export const payments: Lifecycle = {
  name: 'payments',
  operationIds: [
    'processBookingPayment',
    'initializeDepositPayment',
    'getBookingPaymentStatus',
    'listBookingPayments',
    'refundPayment',
    'getBooking',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const id = await world.newBookingId(2);
    const path = { id };
    const booking = await call('getBooking', 'CUSTOMER', { path });
    const total = numberAt(booking.body, 'totalPrice') ?? 0;
    const deposit = numberAt(booking.body, 'depositAmount') ?? 0;

    const opened = await call('initializeDepositPayment', 'CUSTOMER', { path });
    field(opened, 'amount', deposit, 'the deposit of the booking');
    const open = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
    field(open, 'paidAmount', 0, 'nothing is paid yet');
    field(open, 'remainingAmount', total, 'nothing is paid yet');

    const first = await pay(steps, id, 'DEPOSIT');
    // A provider that takes no test cards leaves nothing to look at.
    if (!first.ok || !PAID.has(textAt(first.body, 'status') ?? '')) return;
    field(first, 'amount', deposit, 'the deposit of the booking');
    const half = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
    field(half, 'paymentStatus', 'PARTIAL', 'the deposit has been received');
    field(half, 'paidAmount', deposit, 'the deposit has been received');
    field(half, 'remainingAmount', total - deposit, 'the rest after the deposit');
    field(half, 'paymentCompleted', false, 'the rest is still to be paid');
    const again = await call('initializeDepositPayment', 'CUSTOMER', { path });
    status(again, [409], 'a deposit that is paid already');

    if (!done(await pay(steps, id, 'BALANCE'), 'the rest can be paid after the deposit')) return;
    const whole = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
    field(whole, 'paidAmount', total, 'everything is paid');
    field(whole, 'remainingAmount', 0, 'everything is paid');
    field(whole, 'paymentCompleted', true, 'everything is paid');
    field(whole, 'paymentStatus', 'COMPLETED', 'everything is paid');

    const list = await call('listBookingPayments', 'BOAT_OWNER', { path });
    const received = recordsOf(list.body).find((one) => one.type === 'BALANCE');
    const paymentId = numberAt(received, 'id');
    if (paymentId === undefined) return;
    const refund = () =>
      call('refundPayment', 'BOAT_OWNER', { path: { id: paymentId }, body: { reason: REASON } });
    const refunded = await refund();
    if (!done(refunded, 'the host gives a payment back')) return;
    field(refunded, 'refundedAmount', total - deposit, 'the whole payment');
    field(refunded, 'status', 'CANCELLED', 'a payment that was given back');
    status(await refund(), [409], 'giving back twice');
  },
};

/** What a customer gets back follows from the policy of the tour. */
export const refunds: Lifecycle = {
  name: 'refunds',
  operationIds: ['cancelBooking', 'listBookingPayments', 'getBookingPaymentStatus', 'createTour'],
  async run(steps) {
    const { call, done, field, world } = steps;
    const { policies, share } = termsOf(steps);
    for (const cancellationPolicy of policies) {
      const tour = await world.newTour('BOAT_OWNER', { cancellationPolicy });
      const booked = await world.book({
        tourId: tour.id,
        tourDateId: tour.dateId,
        startDate: tour.day,
        endDate: tour.day,
        passengerCount: 3,
      });
      field(booked, 'totalPrice', 3 * tour.price, 'the price per person, for three');
      const path = { id: numberAt(booked.body, 'id') ?? 0 };
      const paid = await pay(steps, path.id, 'FULL');
      if (!paid.ok || !PAID.has(textAt(paid.body, 'status') ?? '')) return;
      const cancelled = await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } });
      if (!done(cancelled, 'a booking that is paid can be cancelled')) continue;
      const list = await call('listBookingPayments', 'CUSTOMER', { path });
      const wanted = rounded(3 * tour.price * share(cancellationPolicy), 2);
      field(cancelled, 'refundedAmount', wanted, 'what went back to the customer');
      field(list, '0.refundedAmount', wanted, `${cancellationPolicy}, long before the tour`);
      const over = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
      field(over, 'paidAmount', 3 * tour.price - wanted, 'what was not given back');
      field(over, 'remainingAmount', 0, 'a cancelled booking owes nothing');
    }
    await hostRefund(steps);
  },
};

/** Boats have the general terms. */
export const boatRefunds: Lifecycle = {
  name: 'refunds of boats',
  operationIds: ['cancelBooking', 'listBookingPayments', 'getBookingPaymentStatus'],
  async run(steps) {
    const { call, done, field, world } = steps;
    const { general, share } = termsOf(steps);
    const { bookingId, body } = await world.newPaid();
    const path = { id: bookingId };
    if (!PAID.has(textAt(body, 'status') ?? '')) return;
    const cancelled = await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } });
    if (!done(cancelled, 'a booking that is paid can be cancelled')) return;
    const list = await call('listBookingPayments', 'CUSTOMER', { path });
    const amount = numberAt(body, 'amount') ?? 0;
    const wanted = rounded(amount * share(general), 2);
    field(list, '0.refundedAmount', wanted, 'a boat, long before the trip');
    field(cancelled, 'refundedAmount', wanted, 'what went back to the customer');
    const over = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
    field(over, 'paidAmount', amount - wanted, 'what was not given back');
    field(over, 'remainingAmount', 0, 'a cancelled booking owes nothing');
  },
};

/** What a host cancels is refunded whole, whatever the policy. */
async function hostRefund(steps: Steps) {
  const { call, done, field, world } = steps;
  const { policies, share } = termsOf(steps);
  const cancellationPolicy = policies.find((policy) => share(policy) === 0) ?? policies[0];
  const tour = await world.newTour('BOAT_OWNER', { cancellationPolicy });
  const day = { startDate: tour.day, endDate: tour.day };
  const terms = { tourId: tour.id, tourDateId: tour.dateId, ...day, passengerCount: 2 };
  const path = { id: numberAt((await world.book(terms)).body, 'id') ?? 0 };
  const paid = await pay(steps, path.id, 'FULL');
  if (!paid.ok || !PAID.has(textAt(paid.body, 'status') ?? '')) return;
  const cancelled = await call('cancelBooking', 'BOAT_OWNER', { path, body: { reason: REASON } });
  if (!done(cancelled, 'the host cancels a booking that is paid')) return;
  const list = await call('listBookingPayments', 'CUSTOMER', { path });
  field(list, '0.refundedAmount', 2 * tour.price, 'cancelled by the host');
}

/**
 * Nothing is charged by 3-D Secure before the customer has answered the page of the bank, which counts no longer once
 * the payment is corrected.
 */
export const threeDs: Lifecycle = {
  name: '3-D Secure',
  operationIds: [
    'initializeThreeDsPayment',
    'completeThreeDsPayment',
    'processBookingPayment',
    'updatePayment',
  ],
  async run({ call, done, field, status, world }) {
    const id = await world.newBookingId();
    const type = 'DEPOSIT';
    const opened = await call('initializeThreeDsPayment', 'CUSTOMER', {
      body: { bookingId: id, type, cardToken: CARD },
    });
    const sessionId = textAt(opened.body, 'sessionId');
    if (sessionId === undefined) return;
    const path = { id };
    const booking = await call('getBooking', 'CUSTOMER', { path });
    field(opened, 'amount', numberAt(booking.body, 'depositAmount'), 'the deposit of the booking');
    const why = 'the page of the bank has not answered';
    const complete = await call('completeThreeDsPayment', 'CUSTOMER', { body: { sessionId } });
    status(complete, [409], why);
    const body = { type, cardToken: CARD };
    const process = await call('processBookingPayment', 'CUSTOMER', { path, body });
    status(process, [409], why);
    const standing = await call('getBookingPaymentStatus', 'CUSTOMER', { path });
    field(standing, 'paidAmount', 0, why);
    const amount = numberAt(opened.body, 'amount') ?? 0;
    const corrected = await call('updatePayment', 'ADMIN', {
      path: { id: numberAt(opened.body, 'paymentId') ?? 0 },
      body: { type, amount },
    });
    if (!corrected.ok) return;
    const gone = await call('completeThreeDsPayment', 'CUSTOMER', { body: { sessionId } });
    status(gone, [404, 409], 'a check of a payment that was corrected since');
    const charged = await call('processBookingPayment', 'CUSTOMER', { path, body });
    done(charged, 'the check of a payment that was corrected counts no longer');
  },
};
