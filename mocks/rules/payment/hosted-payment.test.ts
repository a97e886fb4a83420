import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aUser } from '../../testing/records.ts';
import { settle } from '../booking/booking-status.ts';
import { addDays, instantInIstanbul } from '../calendar/day.ts';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import {
  completeThreeDs,
  type HostedSession,
  hostedPage,
  openDepositPage,
  openThreeDsCheck,
  settlePayment,
  unansweredCheck,
} from './hosted-payment.ts';
import { correctPayment } from './payment-correction.ts';
import { paymentStanding } from './payment-status.ts';

const NOW = instantInIstanbul(TODAY, '12:00');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const booking = aBooking(1, addDays(TODAY, 5));
let store: Store;

beforeEach(() => {
  const rows = {
    users: [aUser(2, { role: 'BOAT_OWNER' }), aUser(9)],
    boats: [aBoat(1)],
    bookings: [booking],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
  settle(store, { now: NOW, today: TODAY });
});

function opened(result: HostedSession | Refusal): HostedSession {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}
const open = (now = NOW) => opened(openDepositPage(store, now, booking));
const check = (cardToken = 'ctok_7c1e5d0a4c1e9a54') =>
  opened(openThreeDsCheck(store, NOW, booking, { type: 'FULL', cardToken }));
const standing = () => paymentStanding(store, booking);
const pass = (milliseconds: number) => settle(store, { now: NOW + milliseconds, today: TODAY });

describe('the page for the deposit', () => {
  it('is the same one while it waits, so that there is one payment', () => {
    const first = open();
    expect(open(NOW + MINUTE)).toEqual(first);
    expect(store.payments.all()).toHaveLength(1);
    expect(hostedPage(store, NOW, first.sessionId)).toMatchObject({
      state: 'waiting',
      amount: 2_000,
      returnPath: '/payment/callback?bookingId=1',
    });
  });

  it('receives the deposit, which is told to both sides', () => {
    const { sessionId } = open();
    expect(settlePayment(store, NOW, sessionId, 'pay')?.state).toBe('received');
    expect(standing()).toMatchObject({ paymentStatus: 'PARTIAL', paidAmount: 2_000 });
    expect(store.notifications.all().map(({ userId }) => userId)).toEqual([9, 2]);
  });

  it('charges once, however often the button is pressed', () => {
    const { sessionId } = open();
    settlePayment(store, NOW, sessionId, 'pay');
    settlePayment(store, NOW, sessionId, 'pay');
    settlePayment(store, NOW, sessionId, 'cancel');
    expect(standing()).toMatchObject({ paymentStatus: 'PARTIAL', paidAmount: 2_000 });
    expect(openDepositPage(store, NOW, booking)).toMatchObject({ code: 'DEPOSIT_ALREADY_PAID' });
  });

  it.each([
    ['fail', 'FAILED'],
    ['cancel', 'CANCELLED'],
  ] as const)('%s: the payment is %s, and another page can be opened', (choice, status) => {
    const { sessionId } = open();
    settlePayment(store, NOW, sessionId, choice);
    expect(standing().paymentStatus).toBe(status);
    expect(open().sessionId).not.toBe(sessionId);
    expect(standing().paymentStatus).toBe('PENDING');
  });

  it('fails by itself half an hour after it was left open', () => {
    const { sessionId } = open();
    pass(29 * MINUTE);
    expect(standing().paymentStatus).toBe('PENDING');
    pass(30 * MINUTE);
    expect(standing().paymentStatus).toBe('FAILED');
    expect(settlePayment(store, NOW + 31 * MINUTE, sessionId, 'pay')?.state).toBe('failed');
    expect(standing().paidAmount).toBe(0);
  });

  it('waits 20 seconds for a slow bank, and takes no other payment meanwhile', () => {
    const { sessionId } = open();
    expect(settlePayment(store, NOW, sessionId, 'pay', 'slow')?.state).toBe('processing');
    expect(openDepositPage(store, NOW, booking)).toMatchObject({ code: 'PAYMENT_PROCESSING' });
    pass(19 * SECOND);
    expect(standing()).toMatchObject({ paymentStatus: 'PENDING', paidAmount: 0 });
    pass(20 * SECOND);
    expect(standing()).toMatchObject({ paymentStatus: 'PARTIAL', paidAmount: 2_000 });
  });
});

describe('a 3-D Secure check', () => {
  it('charges nothing before the page of the bank has answered', () => {
    const { sessionId } = check();
    const unanswered = { code: 'THREE_DS_UNANSWERED' };
    expect(completeThreeDs(store, NOW, sessionId, 'normal')).toMatchObject(unanswered);
    expect(unansweredCheck(store, NOW, booking)).toMatchObject(unanswered);
    expect(standing().paidAmount).toBe(0);
    settlePayment(store, NOW, sessionId, 'pay');
    expect(unansweredCheck(store, NOW, booking)).toBeUndefined();
  });

  it('takes one answer on its page', () => {
    const { sessionId } = check();
    settlePayment(store, NOW, sessionId, 'pay');
    expect(settlePayment(store, NOW, sessionId, 'fail')?.state).toBe('proved');
    expect(completeThreeDs(store, NOW, sessionId, 'normal')).toMatchObject({ status: 'COMPLETED' });
  });

  it('is void once the amount is corrected', () => {
    const { sessionId, payment } = check();
    settlePayment(store, NOW, sessionId, 'pay');
    correctPayment(store, payment.id, { type: 'FULL', amount: 5_000 });
    expect(completeThreeDs(store, NOW, sessionId, 'normal')).toMatchObject({ status: 404 });
  });

  it('charges when it is completed, and once', () => {
    const { sessionId } = check();
    expect(settlePayment(store, NOW, sessionId, 'pay')?.state).toBe('proved');
    expect(standing().paidAmount).toBe(0);
    expect(completeThreeDs(store, NOW, sessionId, 'normal')).toMatchObject({
      status: 'COMPLETED',
      amount: 10_000,
    });
    expect(completeThreeDs(store, NOW, sessionId, 'normal')).toMatchObject({ status: 'COMPLETED' });
    expect(standing()).toMatchObject({ paymentStatus: 'COMPLETED', paidAmount: 10_000 });
  });

  it('ends in a failed payment when the bank refuses the card or the person', () => {
    const refusedCard = check('ctok_declined_0000000');
    settlePayment(store, NOW, refusedCard.sessionId, 'pay');
    expect(completeThreeDs(store, NOW, refusedCard.sessionId, 'normal')).toMatchObject({
      status: 'FAILED',
    });
    const refusedPerson = check();
    settlePayment(store, NOW, refusedPerson.sessionId, 'fail');
    expect(completeThreeDs(store, NOW, refusedPerson.sessionId, 'normal')).toMatchObject({
      status: 'FAILED',
    });
    expect(standing().paidAmount).toBe(0);
  });

  it('expires after ten minutes, and a newer one takes its place', () => {
    const first = check();
    const second = opened(
      openThreeDsCheck(store, NOW + 1, booking, { type: 'FULL', cardToken: 'ctok_7c1e5d0a4c1e' }),
    );
    expect(completeThreeDs(store, NOW, first.sessionId, 'normal')).toMatchObject({ status: 404 });
    expect(completeThreeDs(store, NOW + 11 * MINUTE, second.sessionId, 'normal')).toMatchObject({
      code: 'THREE_DS_EXPIRED',
    });
    expect(store.payments.all()).toHaveLength(1);
  });
});
