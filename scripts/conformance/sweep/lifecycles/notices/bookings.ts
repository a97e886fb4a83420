import { numberAt, textAt } from '../../../lib/json.ts';
import { Unavailable } from '../../run.ts';
import { CARD } from '../../world/bookings.ts';
import { REASON } from '../../world/cleanup.ts';
import { idOf } from '../../world/created.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './scene.ts';

const pay = (cast: Cast, path: { id: number }) =>
  cast.world.run.callAs('processBookingPayment', cast.customer, {
    path,
    body: { type: 'FULL', cardToken: CARD },
  });

/** A booking whose money has arrived, and the payment; throws Unavailable where the bank takes no test card. */
async function paid(cast: Cast) {
  const { path } = await cast.booking();
  const payment = await pay(cast, path);
  if (textAt(payment.body, 'status') !== 'COMPLETED')
    throw new Unavailable('needs a payment that arrives');
  return { path, payment: { id: idOf(payment, 'a payment') } };
}

/** A deposit that waits. */
async function opened({ booking, call, customer }: Cast) {
  const { path } = await booking();
  const body = { bookingId: path.id, type: 'DEPOSIT' };
  const payment = await call('createPayment', customer, { body });
  return { id: idOf(payment, 'a payment') };
}

const setPayment = ({ world }: Cast, path: { id: number }, status: string) =>
  world.run.callAs('setPaymentStatus', 'ADMIN', { path, body: { status, reason: REASON } });

/** Bookings and their payments. */
export const BOOKING_SCENES: readonly Scene[] = [
  {
    operationId: 'createBooking',
    what: 'a booking that the host has yet to confirm',
    due: ['BOOKING_CREATED'],
    async prepare({ world, customer, boat }) {
      const { id, freeDays } = await boat();
      const { first } = freeDays();
      const body = { boatId: id, startDate: first, endDate: first, passengerCount: 2 };
      return () => world.run.callAs('createBooking', customer, { body });
    },
  },
  {
    operationId: 'createBooking',
    what: 'a booking that is confirmed at once',
    due: ['BOOKING_CREATED', 'BOOKING_CONFIRMED'],
    async prepare({ world, customer, host, boat, call }) {
      const { id, freeDays } = await boat();
      const { first } = freeDays();
      const days = { boatId: id, startDate: first, endDate: first };
      const query = { ...days, isAvailable: true, isInstantConfirmation: true };
      await call('updateAvailabilityPeriod', host, { query });
      const body = { ...days, passengerCount: 2 };
      return () => world.run.callAs('createBooking', customer, { body });
    },
  },
  {
    operationId: 'updateBooking',
    what: 'other terms of a booking that waits',
    due: ['INFO'],
    async prepare({ world, customer, booking }) {
      const { path, terms } = await booking();
      const body = { ...path, ...terms, passengerCount: 3 };
      return () => world.run.callAs('updateBooking', customer, { body });
    },
  },
  {
    operationId: 'setBookingStatus',
    what: 'the host confirms',
    due: ['BOOKING_CONFIRMED'],
    async prepare({ world, host, booking }) {
      const { path } = await booking();
      const query = { status: 'CONFIRMED' };
      return () => world.run.callAs('setBookingStatus', host, { path, query });
    },
  },
  {
    operationId: 'setBookingStatus',
    what: 'the host cancels what nobody has paid for',
    due: ['BOOKING_CANCELLED'],
    async prepare({ world, host, booking }) {
      const { path } = await booking();
      const query = { status: 'CANCELLED', reason: REASON };
      return () => world.run.callAs('setBookingStatus', host, { path, query });
    },
  },
  {
    operationId: 'cancelBooking',
    what: 'the customer cancels what nobody has paid for',
    due: ['BOOKING_CANCELLED'],
    async prepare({ world, customer, booking }) {
      const { path } = await booking();
      return () => world.run.callAs('cancelBooking', customer, { path, body: { reason: REASON } });
    },
  },
  {
    operationId: 'cancelBooking',
    what: 'the host cancels what nobody has paid for',
    due: ['BOOKING_CANCELLED'],
    async prepare({ world, host, booking }) {
      const { path } = await booking();
      return () => world.run.callAs('cancelBooking', host, { path, body: { reason: REASON } });
    },
  },
  {
    operationId: 'setPaymentStatus',
    what: 'a deposit that was awaited has arrived',
    due: ['SUCCESS'],
    async prepare(cast) {
      const path = await opened(cast);
      return () => setPayment(cast, path, 'PARTIAL');
    },
  },
  {
    operationId: 'setPaymentStatus',
    what: 'a deposit counts as revenue',
    due: [],
    async prepare(cast) {
      const path = await opened(cast);
      await setPayment(cast, path, 'PARTIAL');
      return () => setPayment(cast, path, 'COMPLETED');
    },
  },
  {
    operationId: 'setPaymentStatus',
    what: 'a deposit that was awaited never arrives',
    due: [],
    async prepare(cast) {
      const path = await opened(cast);
      return () => setPayment(cast, path, 'FAILED');
    },
  },
  {
    operationId: 'setPaymentStatus',
    what: 'what had arrived has not',
    due: ['WARNING'],
    async prepare(cast) {
      const path = await opened(cast);
      await setPayment(cast, path, 'PARTIAL');
      return () => setPayment(cast, path, 'FAILED');
    },
  },
  {
    operationId: 'setPaymentStatus',
    what: 'all of it has gone back',
    due: ['INFO'],
    async prepare(cast) {
      const path = await opened(cast);
      await setPayment(cast, path, 'PARTIAL');
      return () => setPayment(cast, path, 'CANCELLED');
    },
  },
  {
    operationId: 'processBookingPayment',
    what: 'the money arrives',
    due: ['SUCCESS'],
    async prepare(cast) {
      await paid(cast);
      const { path } = await cast.booking();
      return () => pay(cast, path);
    },
  },
  {
    operationId: 'refundPayment',
    what: 'the host gives a payment back',
    due: ['INFO'],
    async prepare(cast) {
      const { payment } = await paid(cast);
      const request = { path: payment, body: { reason: REASON } };
      return () => cast.world.run.callAs('refundPayment', cast.host, request);
    },
  },
  {
    operationId: 'setBookingStatus',
    what: 'the host cancels what was paid for',
    due: ['BOOKING_CANCELLED', 'INFO'],
    async prepare(cast) {
      const { path } = await paid(cast);
      const query = { status: 'CANCELLED', reason: REASON };
      return () => cast.world.run.callAs('setBookingStatus', cast.host, { path, query });
    },
  },
  {
    operationId: 'cancelBooking',
    what: 'the customer cancels what was paid for',
    due: ['BOOKING_CANCELLED', 'INFO'],
    async prepare(cast) {
      const { path, payment } = await paid(cast);
      const request = { path, body: { reason: REASON } };
      return async () => {
        const answer = await cast.world.run.callAs('cancelBooking', cast.customer, request);
        const back = numberAt(answer.body, 'refundedAmount');
        if (answer.ok && back === 0)
          throw new Unavailable(`gives nothing back of payment ${payment.id}`);
        return answer;
      };
    },
  },
];
