import { numberAt, textAt } from '../../../lib/json.ts';
import { REASON } from '../../world/cleanup.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

const BY_HAND = 'Dekont banka ile karşılaştırıldı.';

/** A payment of a new booking that waits, and how an administrator moves it. */
async function opened({ call, field, world }: Steps) {
  const bookingId = await world.newBookingId(2);
  const path = { id: bookingId };
  const terms = await call('getBooking', 'CUSTOMER', { path });
  const body = { bookingId, type: 'DEPOSIT' };
  const payment = await call('createPayment', 'CUSTOMER', { body });
  const deposit = numberAt(terms.body, 'depositAmount') ?? 0;
  field(payment, 'status', 'PENDING', 'nobody has paid yet');
  field(payment, 'amount', deposit, 'the deposit of the booking');
  field(payment, 'paidAt', null, 'nobody has paid yet');
  const id = numberAt(payment.body, 'id') ?? 0;
  return {
    id,
    deposit,
    total: numberAt(terms.body, 'totalPrice') ?? 0,
    set: (status: string) =>
      call('setPaymentStatus', 'ADMIN', { path: { id }, body: { status, reason: BY_HAND } }),
    refund: () => call('refundPayment', 'BOAT_OWNER', { path: { id }, body: { reason: REASON } }),
    standing: () => call('getBookingPaymentStatus', 'CUSTOMER', { path }),
    again: () => call('createPayment', 'CUSTOMER', { body }),
  };
}

/** What an administrator says of a payment is what is paid; final is final, and nothing goes back twice. */
export const paymentsByHand: Lifecycle = {
  name: 'payments by hand',
  operationIds: ['createPayment', 'setPaymentStatus', 'refundPayment', 'getBookingPaymentStatus'],
  async run(steps) {
    const { done, field, holds, status } = steps;
    const one = await opened(steps);
    field(await one.standing(), 'paidAmount', 0, 'a payment that waits is no money');
    status(await one.again(), [409], 'a second payment while one is open');
    const arrived = await one.set('PARTIAL');
    if (!done(arrived, 'the deposit has arrived')) return;
    const at = textAt(arrived.body, 'paidAt');
    holds(at !== undefined, arrived, 'paidAt', 'when the money arrived', `${at}`);
    const paid = await one.standing();
    field(paid, 'paidAmount', one.deposit, 'the deposit has arrived');
    field(paid, 'remainingAmount', one.total - one.deposit, 'the rest after the deposit');
    field(paid, 'paymentPending', false, 'the deposit has arrived');
    status(await one.set('PARTIAL'), [409], 'the status that it has');
    status(await one.set('PENDING'), [409], 'nothing becomes PENDING again');

    const back = await one.refund();
    if (done(back, 'the host gives the deposit back')) {
      field(back, 'refundedAmount', one.deposit, 'all of it');
      field(await one.standing(), 'paidAmount', 0, 'what was given back is not paid');
      status(await one.refund(), [409], 'giving back twice');
      status(await one.set('COMPLETED'), [409], 'a final status');
    }
    await neverArrived(steps);
  },
};

/** Money that was believed to be there and is not: the customer owes it again. */
async function neverArrived(steps: Steps) {
  const { done, field, status } = steps;
  const one = await opened(steps);
  if (!done(await one.set('PARTIAL'), 'the deposit is believed to have arrived')) return;
  const failed = await one.set('FAILED');
  if (!done(failed, 'it never arrived after all')) return;
  field(failed, 'paidAt', null, 'it never arrived after all');
  const standing = await one.standing();
  field(standing, 'paidAmount', 0, 'it never arrived after all');
  field(standing, 'remainingAmount', one.total, 'the customer owes it again');
  status(await one.refund(), [409], 'what never arrived cannot go back');
  status(await one.set('COMPLETED'), [409], 'a final status');
}
