import { isObject, at as valueAt } from '../../../../scripts/conformance/json.ts';
import { answering, edited, editing, on, swallowing } from '../change.ts';
import { change, put } from '../json-edit.ts';
import {
  answer,
  type Backend,
  type Call,
  isSuccess,
  jsonOf,
  reading,
  withJson,
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

const RULE = ['journey-effect', 'journey-status'];

/** A field of the record that a GET of a path answers. */
async function fieldOf(call: Call, next: Backend, path: string, field: string): Promise<unknown> {
  return valueAt(jsonOf(await next(reading(call, path))), field);
}

const half = (amount: unknown) => (typeof amount === 'number' ? Math.round(amount / 2) : amount);

/** Rules of bookings and payments that are not kept. */
export const bookings: Mutation[] = [
  {
    name: 'double booking allowed',
    what: 'createBooking gives out days that are taken',
    rules: RULE,
    at: ['createBooking'],
    run: ['booking-conflict'],
    change: (next, world) => {
      let last = answer(201);
      return on('createBooking', async (call, inner) => {
        const answered = await inner(call);
        if (isSuccess(answered)) last = answered;
        if (answered.status !== 409) return answered;
        return edited(
          last,
          change('id', (id) => Number(id) + 1_000_000),
        );
      })(next, world);
    },
  },
  {
    name: 'price not recomputed',
    what: 'updateBooking keeps totalPrice and depositAmount of the old terms',
    rules: RULE,
    at: ['updateBooking'],
    run: ['booking-change'],
    change: on('updateBooking', async (call, next) => {
      const path = `/bookings/${valueAt(jsonOf(call), 'id')}`;
      const price = await fieldOf(call, next, path, 'totalPrice');
      const deposit = await fieldOf(call, next, path, 'depositAmount');
      const answered = await next(call);
      return isSuccess(answered)
        ? edited(answered, put('totalPrice', price), put('depositAmount', deposit))
        : answered;
    }),
  },
  {
    name: 'price by the client',
    what: 'createBooking leaves the last day out of the price',
    rules: RULE,
    at: ['createBooking'],
    run: ['boat-booked-and-paid'],
    change: editing('createBooking', change('totalPrice', half)),
  },
  {
    name: 'price override ignored',
    what: 'checkBookingAvailability counts every day at the price of the boat',
    rules: RULE,
    at: ['checkBookingAvailability'],
    run: ['availability-and-price'],
    change: on('checkBookingAvailability', async (call, next) => {
      const answered = await next(call);
      const boatId = valueAt(jsonOf(call), 'boatId');
      if (!isSuccess(answered) || boatId === undefined) return answered;
      const price = await fieldOf(call, next, `/boats/${boatId}`, 'dailyPrice');
      return edited(
        answered,
        change('basePrice', () => price),
        change('totalPrice', () => price),
      );
    }),
  },
  {
    name: 'deposit wrong',
    what: 'the deposit is a quarter of the price instead of a fifth',
    rules: RULE,
    at: ['createBooking', 'checkBookingAvailability', 'getBooking'],
    run: ['boat-booked-and-paid'],
    change: answering(['createBooking', 'checkBookingAvailability', 'getBooking'], (answered) => {
      const total = valueAt(jsonOf(answered), 'totalPrice');
      return edited(answered, put('depositAmount', Math.round(Number(total) / 4)));
    }),
  },
  {
    name: 'refund wrong',
    what: 'half of what the terms promise is refunded',
    rules: RULE,
    at: ['cancelBooking', 'listBookingPayments', 'getBookingPaymentStatus'],
    run: ['cancellation-with-refund'],
    change: editing('listBookingPayments', change('[].refundedAmount', half)),
  },
  {
    name: 'state transition allowed that is none',
    what: 'setBookingStatus confirms a cancelled booking',
    rules: RULE,
    at: ['setBookingStatus'],
    run: ['booking-decisions'],
    change: on('setBookingStatus', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      const status = new URLSearchParams(call.search).get('status');
      const booking = jsonOf(await next(reading(call, `/bookings/${call.params.id}`)));
      return isObject(booking) ? answer(200, { ...booking, status }) : answered;
    }),
  },
  {
    name: 'cancelled twice',
    what: 'cancelBooking cancels what is cancelled already',
    rules: RULE,
    at: ['cancelBooking'],
    run: ['cancellation-with-refund'],
    change: on('cancelBooking', async (call, next) => {
      const answered = await next(call);
      if (answered.status !== 409) return answered;
      return next(reading(call, `/bookings/${call.params.id}`));
    }),
  },
  {
    name: 'cancelled days stay taken',
    what: 'listBoatCalendarDays shows cancelled bookings as bookings',
    rules: RULE,
    at: [
      'listBoatCalendarDays',
      'checkBoatAvailability',
      'checkBookingAvailability',
      'createBooking',
    ],
    run: ['cancellation-with-refund'],
    change: (next, world) => {
      const taken = new Set<string>();
      return on(['createBooking', 'checkBookingAvailability'], async (call, inner) => {
        const { boatId, startDate } = Object(jsonOf(call));
        const key = `${boatId} ${startDate}`;
        const answered = await inner(call);
        if (call.operationId === 'createBooking') {
          if (isSuccess(answered)) taken.add(key);
          return answered;
        }
        return isSuccess(answered) && boatId !== undefined && taken.has(key)
          ? edited(answered, put('isAvailable', false), put('unavailableDates', [startDate]))
          : answered;
      })(next, world);
    },
  },
  {
    name: 'contact details shown before CONFIRMED',
    what: 'a host sees e-mail and phone of a PENDING booking',
    rules: RULE,
    at: ['getBooking', 'listBoatBookings', 'listOwnerBookingsPage', 'listBookings'],
    run: ['booking-decisions'],
    change: editing('getBooking', (booking) =>
      isObject(booking) && booking.status === 'PENDING'
        ? { ...booking, customerEmail: 'elif@pruva.example', customerPhone: '+905339998877' }
        : booking,
    ),
  },
  {
    name: 'booked day still free',
    what: 'checkBoatAvailabilityWithBookings does not look at bookings',
    rules: RULE,
    at: ['checkBoatAvailabilityWithBookings', 'checkBoatAvailability', 'listBoatCalendarDays'],
    run: ['booking-conflict'],
    change: editing(
      ['checkBoatAvailabilityWithBookings', 'checkBoatAvailability'],
      change('isAvailable', () => true),
      change('hasBookings', () => false),
    ),
  },
  {
    name: 'payment without effect',
    what: 'a paid deposit leaves the booking PENDING',
    rules: RULE,
    at: ['getBooking', 'getBookingPaymentStatus', 'checkBookingPaymentStatus'],
    run: ['payment-success'],
    change: editing(
      ['getBookingPaymentStatus', 'checkBookingPaymentStatus', 'getBooking'],
      change('paymentStatus', () => 'PENDING'),
      change('paidAmount', () => 0),
    ),
  },
  {
    name: 'failed payment counted',
    what: 'a refused card counts as paid',
    rules: RULE,
    at: ['processBookingPayment', 'getBookingPaymentStatus'],
    run: ['payment-failure'],
    change: answering('processBookingPayment', (answered) =>
      edited(
        answered,
        change('status', (status) => (status === 'FAILED' ? 'COMPLETED' : status)),
      ),
    ),
  },
  {
    name: 'passengers beyond capacity',
    what: 'createBooking takes more people than fit on board',
    rules: RULE,
    at: ['createBooking'],
    run: ['booking-conflict'],
    change: swallowing('createBooking', async (call, next, world) => {
      const answered = await next(call);
      const count = Number(valueAt(jsonOf(call), 'passengerCount'));
      if (![400, 409, 422].includes(answered.status) || count < 10) return answered;
      return withJson(world.example('createBooking'), {
        ...Object(jsonOf(world.example('createBooking'))),
        passengerCount: count,
      });
    }),
  },
];
